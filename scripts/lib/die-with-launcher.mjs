// Loaded into the app's process before the app (node --import). The launcher holds the other end of a channel; when
// that closes, the launcher is gone, killed perhaps, and an app that lived on would block the port for the next one.
process.once('disconnect', () => process.exit(1));
