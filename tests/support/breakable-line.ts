import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface BreakableLine {
  /** The server's, through the line. */
  url: string;
  /** Every connection breaks, and new ones find nobody, until it is mended. */
  cut: () => void;
  mend: () => void;
  /** Nothing is carried any more, and nobody is told: packets are swallowed, in both directions. */
  swallow: () => void;
  /** What was swallowed arrives, as after a network's failure. */
  carry: () => void;
  port: number;
  close: () => Promise<void>;
}

/**
 * A line to a server that can be cut in the middle of what it carries.
 * @param to a port of this machine, or the path of a socket
 */
export async function breakableLine(to: number | string): Promise<BreakableLine> {
  const sockets = new Set<Socket>();
  let isCut = false;
  let isSilent = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  };
  const line = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = typeof to === 'string' ? connect(to) : connect(to, '127.0.0.1');
    keep(near);
    keep(far);
    near.pipe(far).pipe(near);
    if (isSilent) for (const socket of [near, far]) socket.pause();
    near.on('close', () => far.destroy());
    return void far.on('close', () => near.destroy());
  });
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  const { port } = line.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    port,
    swallow: () => {
      isSilent = true;
      for (const socket of sockets) socket.pause();
    },
    carry: () => {
      isSilent = false;
      for (const socket of sockets) socket.resume();
    },
    cut,
    mend: () => {
      isCut = false;
    },
    close: async () => {
      cut();
      line.close();
      await once(line, 'close');
    },
  };
}
