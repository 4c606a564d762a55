"""Runs the installed Orca with a voice that writes down what it is given: a line of JSON for every utterance.

    python3 orca_aloud.py SPEECH_FILE SETTINGS_FOLDER

Orca is the real one, with its settings of the first start; only the last step, speech-dispatcher, is another. A line is
`{"say": text}`, `{"stop": true}` when Orca cuts off what is being said, or `{"key": name}` for a key that it echoes.
"""

import json
import sys
import time
import types

SPEECH, SETTINGS = sys.argv[1:3]
sys.argv = sys.argv[:1]
out = open(SPEECH, "a", encoding="utf-8", buffering=1)  # pylint: disable=consider-using-with


def note(**what):
    out.write(json.dumps(what | {"at": round(time.time(), 3)}, ensure_ascii=False) + "\n")


class SpeechServer:
    """What Orca asks of a voice."""

    _server = None

    @staticmethod
    def getFactoryName():
        return "Written down"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(_info=None):
        SpeechServer._server = SpeechServer._server or SpeechServer()
        return SpeechServer._server

    @staticmethod
    def shutdownActiveServers():
        pass

    def getInfo(self):
        return ["Written down", "default"]

    def getVoiceFamilies(self):
        return []

    def speak(self, text=None, acss=None, interrupt=True):
        if text:
            note(say=text)

    def speakCharacter(self, character, acss=None):
        note(say=character)

    def speakKeyEvent(self, event, acss=None):
        note(key=event.getKeyName())

    def sayAll(self, utterances, progress):
        for context, _ in utterances:
            note(say=context.utterance)

    def stop(self):
        note(stop=True)

    # The names that later Orcas have for the same.
    get_speech_server = getSpeechServer
    get_info = getInfo
    speak_character = speakCharacter
    say_all = sayAll

    def speak_key_event(self, event, acss=None):
        note(key=event.get_key_name())

    def __getattr__(self, _):
        # Rate, pitch and punctuation are not recorded.
        return lambda *_, **__: None


from orca import orca, settings_manager  # noqa: E402

voice = types.ModuleType("orca.speechdispatcherfactory")
voice.SpeechServer = SpeechServer
sys.modules["orca.speechdispatcherfactory"] = voice

manager = settings_manager.get_manager() if hasattr(settings_manager, "get_manager") else orca.getSettingsManager()
manager.activate(SETTINGS, {})
sys.exit(orca.main())
