// Imported before anything else. It keeps to what every Node.js with modules can read, so that an old one gets the
// sentence below and not a syntax error.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    'Huibing needs Node.js 20.19 or newer; this is ' +
      process.versions.node +
      '. Install a newer one from https://nodejs.org and try again.',
  );
  process.exit(1);
}
