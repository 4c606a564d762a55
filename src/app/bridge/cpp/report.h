// What Qt knows for a report of a fault, and what it says for the log.
#pragma once

namespace heibai {

struct Display;

// What is shown where, and how.
Display display();

// From here on what Qt says goes to the Rust function `take_message`, and then where it went before.
void log_messages();

} // namespace heibai
