import createNextIntlPlugin from 'next-intl/plugin';

/** Assets of the host's page are named by their hash, so a name always means the same bytes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // A page that somebody may not see says so, with the status for it.
  experimental: { authInterrupts: true },
  // Said outright: a lockfile in a folder above would be taken for the root's.
  turbopack: { root: import.meta.dirname },
  // They load native code or read their own files, which a bundle would break.
  serverExternalPackages: ['@node-rs/argon2', 'exceljs', 'fontkit', 'pdfkit', 'pg'],
  // `npm test` checks the types; a start at the venue, perhaps without the tests' packages, doesn't do it again.
  typescript: { ignoreBuildErrors: true },
  rewrites: () => Promise.resolve({ beforeFiles: [{ source: '/host', destination: '/shell/host.html' }] }),
  headers: () =>
    Promise.resolve([
      { source: '/shell/:asset*', headers: [{ key: 'Cache-Control', value: IMMUTABLE }] },
      // The page and its worker are what learns of a new version.
      { source: '/host', headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
      { source: '/shell/host.html', headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
      { source: '/sw.js', headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
    ]),
};

export default createNextIntlPlugin('./lib/i18n/request.ts')(config);
