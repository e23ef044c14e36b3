import { connect, type Socket } from 'node:net';

const QUERY = 'mutation ($file: Upload) { startAudit(file: $file) { id } }';

/** Begins to send a file of rounds to a service, and goes no further. */
export function halfUpload(url: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  const part = (name: string, text: string): string =>
    `--half\r\ncontent-disposition: form-data; name=${name}\r\n\r\n${text}\r\n`;
  const head = [
    'POST /graphql HTTP/1.1',
    `host: ${hostname}:${port}`,
    'content-length: 9000000',
    'apollo-require-preflight: yes',
    'content-type: multipart/form-data; boundary=half',
  ];
  socket.write(
    [
      `${head.join('\r\n')}\r\n\r\n`,
      part('"operations"', JSON.stringify({ query: QUERY, variables: { file: null } })),
      part('"map"', '{"0":["variables.file"]}'),
      part('"0"; filename="day.ndjson"', '{"format":'.repeat(20_000)).slice(0, -2),
    ].join(''),
  );
  return socket;
}
