import type { IncomingMessage } from 'node:http';
import { isLoopback } from './loopback';

/** What proxies, tunnels and networks of delivery add to a request that they pass on for somebody else. */
const PASSED_ON =
  /^(?:forwarded|via|client-ip|true-client-ip|x-real-ip|x-client-ip|x-cluster-client-ip|x-host|x-scheme|x-varnish|x-cloud-trace-context)$|^(?:x-forwarded|x-original|x-proxy|x-envoy|x-azure|x-arr|x-amzn?|x-appengine|x-vercel|x-nf|x-tunnel|proxy-client|wl-proxy|cf|cdn|fastly|fly|incap|tailscale|ngrok)(?:-|$)/;

const HOST = /^(\[[^\]]+\]|[^:]+)(?::\d+)?$/;
const ORIGIN = /^https?:\/\/(\[[^\]]+\]|[^:/]+)(?::\d+)?$/;

const isLoopbackIn = (form: RegExp, text: string): boolean => {
  const [, host] = form.exec(text) ?? [];
  return host !== undefined && isLoopback(host);
};

/**
 * Whether somebody on this machine asks for himself. A loopback address alone does not say so: a proxy on the machine has one
 * too, and a page elsewhere may have a name that leads here. Only what could come from nobody else is taken for it.
 */
export function isFromOwnMachine({ headers, httpVersion, rawHeaders, socket, url }: IncomingMessage): boolean {
  const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    names.filter((name) => name === 'host').length === 1 &&
    isLoopbackIn(HOST, headers.host ?? '') &&
    (headers.origin === undefined || isLoopbackIn(ORIGIN, headers.origin)) &&
    // A proxy that was told nothing about it speaks HTTP/1.0; browsers and programs have not for a long time.
    httpVersion !== '1.0' &&
    // What is asked of a proxy names the whole address.
    url?.startsWith('/') === true &&
    !names.some((name) => PASSED_ON.test(name))
  );
}
