// Loaded before a command that the service runs for itself: however the process that started it ends, by kill -9 too,
// the command ends with it.
process.once('disconnect', () => process.exit(1));
// It waits for nothing: a command that is done ends.
process.channel?.unref();
