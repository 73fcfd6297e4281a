/** Runs once as the server starts: begins to listen for what other processes of the installation do. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startListening } = await import('./lib/live/listener');
  startListening();
}
