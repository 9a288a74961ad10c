import chromium from '@sparticuz/chromium';

// A separate process, because the package unpacks into whatever TMPDIR says.
process.stdout.write(await chromium.executablePath());
