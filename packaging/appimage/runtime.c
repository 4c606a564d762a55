// The start of an AppImage of type 2 (docs/packaging.md): this program, with a SquashFS image behind
// it. It mounts the image by FUSE and runs AppRun in it; where there is no FUSE it unpacks the image to a folder for as
// long as the program runs.
//
//     heibai.AppImage [arguments]                   runs the program
//     heibai.AppImage --appimage-extract            unpacks to ./squashfs-root
//     heibai.AppImage --appimage-extract-and-run …  runs without FUSE
//     heibai.AppImage --appimage-mount              mounts, prints where, and stays until it is interrupted
//     heibai.AppImage --appimage-offset             prints where the image begins
//
// Linked statically with libsquashfuse (BSD), libfuse (LGPL 2.1), glibc, zlib, xz, lz4 and zstd:
// packaging/appimage/build links it again, and the image holds their licences.

#define FUSE_USE_VERSION 32
#define _GNU_SOURCE

#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <squashfuse/squashfuse.h>
#include <squashfuse/ll.h>

// squashfuse knows LZO, which is under the GPL. This image is not packed with it.
int lzo1x_decompress_safe(const unsigned char *from, size_t length, unsigned char *to, size_t *room, void *memory);
int lzo1x_decompress_safe(const unsigned char *from, size_t length, unsigned char *to, size_t *room, void *memory)
{
    (void)from, (void)length, (void)to, (void)room, (void)memory;
    return -1;
}

static int remove_entry(const char *path, const struct stat *status, int kind, struct FTW *place)
{
    (void)status, (void)kind, (void)place;
    return remove(path);
}

// The folder to which the image is unpacked for as long as the program runs.
static const char *temporary;

static void remove_temporary(void)
{
    if (temporary)
        nftw(temporary, remove_entry, 16, FTW_DEPTH | FTW_PHYS);
}

static _Noreturn void fail(const char *what, const char *of)
{
    fprintf(stderr, "heibai: %s: %s: %s\n", of, what, strerror(errno));
    remove_temporary();
    exit(127);
}

// Where this program ends and the image begins: behind the table of sections, the last part of an ELF file.
static off_t image_offset(const char *program)
{
    Elf64_Ehdr head;
    const int file = open(program, O_RDONLY | O_CLOEXEC);
    if (file < 0 || read(file, &head, sizeof head) != sizeof head)
        fail("can't be read", program);
    close(file);
    return (off_t)(head.e_shoff + (off_t)head.e_shentsize * head.e_shnum);
}

// --- ending ---------------------------------------------------------------------------------------------------------

// What ends the program from outside. Held back from the start, so that nothing is left where it strikes: the one who
// waits takes it, and whoever unpacks looks for it between two files.
static sigset_t ends;
// How signals were before.
static sigset_t usual;

static void hold_signals_back(void)
{
    sigemptyset(&ends);
    sigaddset(&ends, SIGTERM);
    sigaddset(&ends, SIGHUP);
    sigaddset(&ends, SIGINT);
    // Somebody may have started this program deaf to the end of its children.
    signal(SIGCHLD, SIG_DFL);
    sigset_t held = ends;
    sigaddset(&held, SIGCHLD);
    sigprocmask(SIG_BLOCK, &held, &usual);
}

static void end_if_asked(void)
{
    sigset_t pending;
    if (!temporary || sigpending(&pending) != 0)
        return;
    for (int number = 1; number < NSIG; number++) {
        if (sigismember(&ends, number) == 1 && sigismember(&pending, number) == 1) {
            remove_temporary();
            exit(128 + number);
        }
    }
}

// --- mounting ------------------------------------------------------------------------------------------------------

// Serves the image until nobody has the other end of `users` open: neither this program nor what it has started. Writes a
// byte to `ready` once the image is mounted.
static int serve(const char *program, off_t offset, const char *place, int ready, int users)
{
    struct fuse_lowlevel_ops operations = {
        .getattr = sqfs_ll_op_getattr,
        .opendir = sqfs_ll_op_opendir,
        .releasedir = sqfs_ll_op_releasedir,
        .readdir = sqfs_ll_op_readdir,
        .lookup = sqfs_ll_op_lookup,
        .open = sqfs_ll_op_open,
        .create = sqfs_ll_op_create,
        .release = sqfs_ll_op_release,
        .read = sqfs_ll_op_read,
        .readlink = sqfs_ll_op_readlink,
        .listxattr = sqfs_ll_op_listxattr,
        .getxattr = sqfs_ll_op_getxattr,
        .forget = sqfs_ll_op_forget,
        .statfs = stfs_ll_op_statfs,
    };
    char *words[] = {"heibai", "-o", "ro,nodev,nosuid,fsname=heibai,subtype=squashfuse", NULL};
    struct fuse_args arguments = FUSE_ARGS_INIT(3, words);
    sqfs_ll *image = sqfs_ll_open(program, (size_t)offset);
    sqfs_ll_chan channel;
    if (!image || sqfs_ll_mount(&channel, place, &arguments, &operations, sizeof operations, image) != SQFS_OK)
        return 1;
    const bool is_told = write(ready, "m", 1) == 1;
    close(ready);
    struct fuse_session *session = channel.session;
    struct fuse_buf request = {0};
    struct pollfd waiting[] = {{.fd = fuse_session_fd(session), .events = POLLIN}, {.fd = users}};
    while (is_told && !fuse_session_exited(session)) {
        if (poll(waiting, 2, -1) < 0 && errno != EINTR)
            break;
        if (waiting[1].revents)
            break;
        if (!waiting[0].revents)
            continue;
        const int length = fuse_session_receive_buf(session, &request);
        if (length == -EINTR || length == -EAGAIN)
            continue;
        if (length <= 0)
            break;
        fuse_session_process_buf(session, &request);
    }
    free(request.mem);
    sqfs_ll_unmount(&channel, place);
    sqfs_ll_destroy(image);
    rmdir(place);
    return 0;
}

// The image's server, and this program's end of the pipe that keeps it there.
struct mount {
    pid_t server;
    int users;
};

// Mounts the image at `place`; the server is -1 where it can't be mounted.
static struct mount mount_image(const char *program, off_t offset, const char *place)
{
    const struct mount nothing = {-1, -1};
    int ready[2], users[2];
    if (access("/dev/fuse", R_OK | W_OK) != 0 || pipe2(ready, O_CLOEXEC) != 0)
        return nothing;
    // The program inherits the end to write to: should this one be killed, the image stays as long as the program.
    if (pipe(users) != 0)
        fail("no pipe can be made", place);
    const pid_t server = fork();
    if (server == 0) {
        close(ready[0]);
        close(users[1]);
        // A key in the terminal is for the program; what fusermount complains of is no news where it is not needed.
        setpgid(0, 0);
        if (!freopen("/dev/null", "w", stderr))
            _exit(1);
        _exit(serve(program, offset, place, ready[1], users[0]));
    }
    close(ready[1]);
    close(users[0]);
    char byte;
    const bool mounted = server > 0 && read(ready[0], &byte, 1) == 1;
    close(ready[0]);
    if (mounted)
        return (struct mount){server, users[1]};
    close(users[1]);
    if (server > 0)
        waitpid(server, NULL, 0);
    return nothing;
}

static void unmount(struct mount mount)
{
    close(mount.users);
    waitpid(mount.server, NULL, 0);
}

// --- unpacking -----------------------------------------------------------------------------------------------------

static void unpack(sqfs *image, sqfs_inode *folder, const char *place);

static void unpack_file(sqfs *image, sqfs_inode *inode, const char *place)
{
    static char buffer[1 << 17];
    unlink(place); // an earlier one
    const int file = open(place, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, inode->base.mode & 0755);
    if (file < 0)
        fail("can't be written", place);
    sqfs_off_t done = 0;
    const sqfs_off_t size = (sqfs_off_t)inode->xtra.reg.file_size;
    while (done < size) {
        sqfs_off_t count = sizeof buffer;
        if (sqfs_read_range(image, inode, done, &count, buffer) != SQFS_OK || count <= 0) {
            errno = EIO;
            fail("can't be unpacked", place);
        }
        if (write(file, buffer, (size_t)count) != count)
            fail("can't be written", place);
        done += count;
    }
    if (close(file) != 0)
        fail("can't be written", place);
}

static void unpack_entry(sqfs *image, sqfs_inode_id number, const char *place)
{
    sqfs_inode inode;
    end_if_asked();
    if (sqfs_inode_get(image, &inode, number) != SQFS_OK) {
        errno = EIO;
        fail("can't be unpacked", place);
    }
    if (S_ISDIR(inode.base.mode)) {
        unpack(image, &inode, place);
    } else if (S_ISREG(inode.base.mode)) {
        unpack_file(image, &inode, place);
    } else if (S_ISLNK(inode.base.mode)) {
        char target[4096];
        size_t length = sizeof target;
        unlink(place);
        if (sqfs_readlink(image, &inode, target, &length) != SQFS_OK || symlink(target, place) != 0)
            fail("can't be linked", place);
    }
}

static void unpack(sqfs *image, sqfs_inode *folder, const char *place)
{
    sqfs_dir listing;
    sqfs_dir_entry entry;
    sqfs_name name;
    sqfs_err error = SQFS_OK;
    if (mkdir(place, 0755) != 0 && errno != EEXIST)
        fail("can't be made", place);
    if (sqfs_dir_open(image, folder, &listing, 0) != SQFS_OK) {
        errno = EIO;
        fail("can't be unpacked", place);
    }
    sqfs_dentry_init(&entry, name);
    while (sqfs_dir_next(image, &listing, &entry, &error)) {
        char *inner;
        if (asprintf(&inner, "%s/%s", place, sqfs_dentry_name(&entry)) < 0)
            fail("no memory", place);
        unpack_entry(image, sqfs_dentry_inode(&entry), inner);
        free(inner);
    }
}

static void unpack_image(const char *program, off_t offset, const char *place)
{
    sqfs image;
    sqfs_inode root;
    const int file = open(program, O_RDONLY | O_CLOEXEC);
    if (file < 0 || sqfs_init(&image, file, (size_t)offset) != SQFS_OK ||
        sqfs_inode_get(&image, &root, sqfs_inode_root(&image)) != SQFS_OK) {
        errno = EIO;
        fail("its image can't be read", program);
    }
    unpack(&image, &root, place);
    sqfs_destroy(&image);
}

// --- running -------------------------------------------------------------------------------------------------------

// Runs AppRun below `place` and returns its status as a shell tells it. Signals that ask for the end go to it.
static int run(const char *place, char **arguments)
{
    char *start;
    if (asprintf(&start, "%s/AppRun", place) < 0)
        fail("no memory", place);
    const pid_t child = fork();
    if (child < 0)
        fail("can't be run", start);
    if (child == 0) {
        sigprocmask(SIG_SETMASK, &usual, NULL);
        setenv("APPDIR", place, 1);
        arguments[0] = start;
        execv(start, arguments);
        temporary = NULL; // the parent's
        fail("can't be run", start);
    }
    sigset_t news = ends;
    sigaddset(&news, SIGCHLD);
    int status = 127 << 8;
    while (waitpid(child, &status, WNOHANG) == 0) {
        siginfo_t what;
        const int number = sigwaitinfo(&news, &what);
        // A key in the terminal has told the program already.
        if (number > 0 && number != SIGCHLD && what.si_code != SI_KERNEL)
            kill(child, number);
    }
    return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

// A new folder in the user's own place for such things.
static char *new_folder(void)
{
    const char *folder = getenv("TMPDIR");
    char *place;
    if (asprintf(&place, "%s/heibai-XXXXXX", folder && *folder == '/' ? folder : "/tmp") < 0 || !mkdtemp(place))
        fail("no folder can be made", folder ? folder : "/tmp");
    return place;
}

int main(int count, char **arguments)
{
    char *program = realpath("/proc/self/exe", NULL);
    if (!program)
        fail("can't be found", arguments[0]);
    const off_t offset = image_offset(program);
    const char *first = count > 1 ? arguments[1] : "";
    if (strcmp(first, "--appimage-offset") == 0) {
        printf("%lld\n", (long long)offset);
        return 0;
    }
    if (strcmp(first, "--appimage-extract") == 0) {
        unpack_image(program, offset, "squashfs-root");
        puts("squashfs-root");
        return 0;
    }
    setenv("APPIMAGE", program, 1);
    setenv("ARGV0", arguments[0], 1);

    const bool only_mounts = strcmp(first, "--appimage-mount") == 0;
    const bool only_unpacks = strcmp(first, "--appimage-extract-and-run") == 0;
    if (only_unpacks)
        arguments++;
    hold_signals_back();
    char *place = new_folder();
    struct mount mount = {-1, -1};
    if (!only_unpacks && !getenv("APPIMAGE_EXTRACT_AND_RUN"))
        mount = mount_image(program, offset, place);
    int status = 0;
    if (only_mounts && mount.server < 0) {
        rmdir(place);
        fprintf(stderr, "heibai: there is no FUSE to mount %s with\n", program);
        return 127;
    }
    if (only_mounts) {
        puts(place);
        fflush(stdout);
        int number;
        sigwait(&ends, &number);
        unmount(mount);
    } else if (mount.server > 0) {
        status = run(place, arguments);
        unmount(mount);
    } else {
        temporary = place;
        unpack_image(program, offset, place);
        end_if_asked();
        status = run(place, arguments);
        remove_temporary();
    }
    return status;
}
