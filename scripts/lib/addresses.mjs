import os from 'node:os';

const ANYWHERE = ['0.0.0.0', '::'];

/**
 * The addresses under which a listener can be reached; the first is the one to use on this machine.
 * @param {import('./port.mjs').Listen} listen
 */
export function addressesOf({ port, host }) {
  if (host && !ANYWHERE.includes(host)) return [`http://${host.includes(':') ? `[${host}]` : host}:${port}`];
  const interfaces = Object.values(os.networkInterfaces()).flatMap((entries) => entries ?? []);
  const reachable = interfaces.filter(({ family, internal }) => family === 'IPv4' && !internal);
  return ['localhost', ...reachable.map(({ address }) => address)].map((name) => `http://${name}:${port}`);
}
