import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface BreakableLine {
  /** Address of the server through the proxy. */
  url: string;
  /** Closes all connections and refuses new ones, until it is mended. */
  cut: () => void;
  mend: () => void;
  /** Holds everything back silently, in both directions, like lost packets. */
  swallow: () => void;
  /** Delivers what was held back, as after a network failure. */
  carry: () => void;
  port: number;
  close: () => Promise<void>;
}

/**
 * A proxy to a server whose connections can be cut in the middle of a transfer.
 * @param to a local port, or the path of a socket
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
