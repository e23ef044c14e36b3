import type { IncomingMessage } from 'node:http';
import type { Server } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { Entry } from '../app/access/entry';
import { log } from '../io/log/log';
import { FORBIDDEN, type Begun } from './subscriptions';

const HEARTBEAT_MILLISECONDS = 12_000;
/** What may wait to be sent to somebody who asks and does not read. */
const MOST_UNREAD = 1024 * 1024;
const FAILED = 1011;

interface Needs {
  readonly entry: Entry;
  readonly graphql: Server<Begun>;
}

/** One connection, for as long as its key is good and its other end answers. */
export function serveSocket(socket: WebSocket, request: IncomingMessage, { entry, graphql }: Needs): void {
  const close = (code: number, why?: string): void => {
    socket.close(code, why);
  };
  const isOver = (): boolean => {
    if (socket.bufferedAmount > MOST_UNREAD) socket.terminate();
    return socket.readyState !== WebSocket.OPEN;
  };
  const closed = graphql.opened(
    {
      protocol: socket.protocol,
      close,
      send: (message) => (isOver() ? Promise.resolve() : sent(socket, message)),
      onMessage: (take) => {
        socket.on('message', (message: Buffer) => {
          if (isOver()) return;
          take(message.toString()).catch((error: unknown) => {
            log.error({ err: error }, 'a message over a socket failed');
            close(FAILED, 'The service failed to answer; its log says why.');
          });
        });
      },
    },
    { request, close },
  );
  // Answered by themselves, also to somebody who does not read the answers.
  socket.on('ping', isOver);
  // What is wrong with a message has closed the connection by then.
  socket.on('error', () => undefined);
  const heart = heartbeat(socket, async () => {
    if (!('holder' in (await entry.admit(request)))) close(FORBIDDEN, 'Forbidden');
  });
  socket.once('close', (code, why) => {
    clearInterval(heart);
    void closed(code, why.toString());
  });
}

const sent = (socket: WebSocket, message: string): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.send(message, (error) => {
      if (error) reject(error);
      else resolve();
    });
  });

/** An end that did not answer the last beat is gone; and whoever has lost the key goes, though there is nothing to tell. */
function heartbeat(socket: WebSocket, isStillAdmitted: () => Promise<void>): NodeJS.Timeout {
  let isThere = true;
  socket.on('pong', () => {
    isThere = true;
  });
  return setInterval(() => {
    if (!isThere) {
      socket.terminate();
      return;
    }
    isThere = false;
    socket.ping();
    // A database that is away for a moment takes nobody's key.
    isStillAdmitted().catch(() => undefined);
  }, HEARTBEAT_MILLISECONDS);
}
