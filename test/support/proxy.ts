import { createServer, request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';

export interface TestProxy {
  readonly url: string;
  passOnTo(url: string): void;
  stop(): Promise<void>;
}

/** As a proxy usually passes requests on: by its own name of the service, with the client at the end of X-Forwarded-For. */
export async function startProxy(): Promise<TestProxy> {
  let target = new URL('http://127.0.0.1');
  /** A test says where it comes from, since all tests come from the same address. */
  const headersOf = ({ headers, socket }: IncomingMessage): NodeJS.Dict<string | string[]> => {
    const { 'x-test-client': client = socket.remoteAddress, 'x-forwarded-for': before, ...others } = headers;
    const chain = [before ?? [], client ?? []].flat().join(', ');
    return { ...others, host: target.host, 'x-forwarded-for': chain };
  };
  const server = createServer((asked, answer) => {
    const { hostname, port } = target;
    const { method, url } = asked;
    const onward = request({ hostname, port, method, path: url, headers: headersOf(asked) }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    onward.once('error', () => answer.destroy());
    asked.pipe(onward);
  });
  server.on('upgrade', (asked, socket, head) => {
    const lines = Object.entries(headersOf(asked)).map(([name, value]) => `${name}: ${String(value)}`);
    const onward = connect(Number(target.port), target.hostname, () => {
      onward.write([`GET ${asked.url ?? '/'} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
      onward.write(head);
      socket.pipe(onward).pipe(socket);
    });
    onward.once('error', () => socket.destroy());
    socket.once('error', () => onward.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    passOnTo: (url) => {
      target = new URL(url);
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
