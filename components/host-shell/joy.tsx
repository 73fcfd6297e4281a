import { useEffect, useState } from 'react';
import { useHost } from './host-context';
import { lifeOf } from './page-life';

/** Osmanthus petals: where each begins (percent), its delay (ms) and its size (px). */
const PETALS = [
  [6, 0, 14],
  [15, 240, 10],
  [24, 90, 12],
  [33, 420, 9],
  [42, 180, 14],
  [51, 330, 11],
  [60, 60, 10],
  [68, 270, 13],
  [77, 120, 9],
  [86, 390, 12],
  [94, 210, 10],
] as const;

const MOMENT_MS = 3_000;
const CHORD_HZ = [523.25, 659.25, 783.99, 1046.5];

/**
 * One moment of joy for a 状元 that stands, which covers nothing that can be tapped; once, and not for one that
 * was there before this page.
 * @param reading the entry that says what was thrown
 */
export function Joy({ reading, sound }: { reading: string; sound: boolean }) {
  const { client, snapshot } = useHost();
  const { begun, joys } = lifeOf(client, snapshot);
  const isNews = !joys.has(reading) && snapshot.entries.findIndex(({ id }) => id === reading) >= begun;
  const [shown, setShown] = useState(isNews);
  useEffect(() => {
    if (joys.has(reading)) return;
    joys.add(reading);
    if (sound && isNews) playChord();
  }, [joys, reading, sound, isNews]);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), MOMENT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none fixed inset-0 z-30 overflow-hidden motion-reduce:hidden"
    >
      {PETALS.map(([left, delay, size]) => (
        <svg
          key={left}
          viewBox="0 0 20 20"
          className="absolute top-0 animate-fall"
          style={{ left: `${left}%`, width: size, animationDelay: `${delay}ms` }}
        >
          <path d="M10 1c5 3 7 8 0 18C3 9 5 4 10 1Z" fill={delay % 20 === 0 ? '#b98a2f' : '#c9181d'} />
        </svg>
      ))}
    </div>
  );
}

function playChord(): void {
  if (typeof AudioContext === 'undefined') return;
  const audio = new AudioContext();
  CHORD_HZ.forEach((frequency, at) => {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + at * 0.12;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.15, start + 0.03);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.9);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 1);
  });
  setTimeout(() => void audio.close(), 2_000);
}
