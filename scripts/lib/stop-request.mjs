/**
 * A signal that aborts once somebody wants this process to stop: Ctrl-C, a service manager, or the end of the npm
 * that runs it. (A signal to npm may end npm and the shell between without reaching this process.)
 * @returns {AbortSignal}
 */
export function stopRequests() {
  const controller = new AbortController();
  const stop = () => controller.abort();
  // Not `once`: a terminal and npm both pass Ctrl-C on, and the second must not end what the first stops in order.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  if (process.env.npm_command) {
    const npm = process.ppid;
    setInterval(() => process.ppid !== npm && stop(), 500).unref();
  }
  return controller.signal;
}

/**
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
export function aborted(signal) {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
