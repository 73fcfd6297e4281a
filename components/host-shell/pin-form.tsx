import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Reason } from '../../lib/offline/replica';
import type { GameClient } from '../../lib/offline/client';
import { BigButton } from './parts';
import { useReason } from './use-reason';

const PIN_LENGTH = 6;

/** Asks for the game's PIN in place, so that nothing entered here is lost. */
export function PinForm({ client }: { client: GameClient }) {
  const t = useTranslations('table');
  const reason = useReason();
  const [pin, setPin] = useState('');
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<Reason | null>(null);
  const submit = async () => {
    setSending(true);
    const refused = await client.signIn(pin);
    setSending(false);
    setProblem(refused);
    if (refused) setPin('');
  };
  return (
    <form
      className="flex w-full flex-wrap items-center gap-2 py-1"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <label className="flex min-w-40 flex-1 items-center gap-2 font-bold">
        {t('pin.label')}
        <input
          value={pin}
          onChange={(event) => setPin(event.currentTarget.value.replace(/\D/g, '').slice(0, PIN_LENGTH))}
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-invalid={problem !== null}
          className="h-14 w-full min-w-0 rounded-xl border border-edge bg-white px-3 text-2xl tracking-widest tabular-nums"
        />
      </label>
      <BigButton look="primary" type="submit" disabled={sending || pin.length < PIN_LENGTH}>
        {t('pin.submit')}
      </BigButton>
      {problem && (
        <p role="alert" className="w-full font-bold text-lacquer">
          {reason(problem)}
        </p>
      )}
    </form>
  );
}
