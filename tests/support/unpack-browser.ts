import chromium from '@sparticuz/chromium';

// A process of its own, because the package unpacks into whatever TMPDIR says.
process.stdout.write(await chromium.executablePath());
