/** The server's command line; the rest is PostgreSQL's own defaults, among them `fsync`. */
export function serverArguments(server: { data: string; socket: string; name: string }): string[] {
  const settings = {
    cluster_name: server.name,
    listen_addresses: '', // no port: two checkouts cannot collide, and nobody comes in from outside
    unix_socket_directories: `"${server.socket.replaceAll('"', '""')}"`, // a list, in which a path may hold a comma
    unix_socket_permissions: '0700',
    port: '5432', // names the socket file
    logging_collector: 'off', // standard error is a file already
    log_checkpoints: 'off',
    log_timezone: 'UTC',
    timezone: 'UTC',
    jit: 'off', // costs more than it gains on queries of this size
  };
  return ['-D', server.data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}
