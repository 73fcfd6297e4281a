import { useCallback, useState } from 'react';
import type { Locale } from '../../lib/i18n/locales';
import { initialLocale, rememberLocale } from './languages';
import { keepChoice, readChoice } from './use-device';

/** What the host chose on this device. */
export interface Settings {
  locale: Locale;
  sound: boolean;
  /** Whether called throws are logged by their tier's key rather than by dice. */
  called: boolean;
  setLocale: (locale: Locale) => void;
  setSound: (on: boolean) => void;
  setCalled: (on: boolean) => void;
}

export function useSettings(): Settings {
  const [locale, setLocale] = useState(initialLocale);
  const [sound, setSound] = useState(() => readChoice('sound') === 'on');
  const [called, setCalled] = useState(() => readChoice('called') !== 'off');
  return {
    locale,
    sound,
    called,
    setLocale: useCallback((next: Locale) => {
      rememberLocale(next);
      setLocale(next);
    }, []),
    setSound: useCallback((on: boolean) => {
      keepChoice('sound', on ? 'on' : 'off');
      setSound(on);
    }, []),
    setCalled: useCallback((on: boolean) => {
      keepChoice('called', on ? 'on' : 'off');
      setCalled(on);
    }, []),
  };
}
