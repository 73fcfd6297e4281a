/** Without what is easily misread: 0 and o, 1, l and i. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** A password to be told to somebody, such as `k7mw-2xpd-9thn-ur4b`: 79 bits, made on the device. */
export function makePassword(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(GROUPS * GROUP_LENGTH));
  const letters = Array.from(numbers, (number) => ALPHABET[number % ALPHABET.length]).join('');
  return (letters.match(/.{4}/g) ?? []).join('-');
}
