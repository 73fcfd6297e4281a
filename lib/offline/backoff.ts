/** Sending takes the page longer than a frame: what was entered is on the screen first. */
const SOON_MS = 60;
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

/** Tries something again, ever more slowly while it fails, and not all devices at the same moment. */
export class Backoff {
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly work: () => void) {}

  /** As soon as what is under way is done and shown. */
  soon(): void {
    this.stop();
    this.timer = setTimeout(this.work, SOON_MS);
  }

  /** After a pause, longer each time. */
  later(): void {
    const pause = PAUSES_MS[Math.min(this.failures, PAUSES_MS.length - 1)] ?? 30_000;
    this.failures += 1;
    this.stop();
    this.timer = setTimeout(this.work, pause * (0.8 + 0.4 * Math.random()));
  }

  /** It worked: the next pause is short again. */
  reset(): void {
    this.failures = 0;
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
