import chromium from '@sparticuz/chromium';

// A separate process, because the package unpacks into TMPDIR.
process.stdout.write(await chromium.executablePath());
