import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

// A mail server in its own process that accepts everything and stores nothing.
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  disableReverseLookup: true,
  onData: (stream, _session, done) => {
    stream.resume();
    stream.once('end', () => done());
  },
});
const listener = server.listen(0, '127.0.0.1');
await once(listener, 'listening');
const address = listener.address();
console.log(`smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
