import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { handleProtocols, makeServer, type Server as GraphqlServer } from 'graphql-ws';
import { DataSource } from 'typeorm';
import { WebSocketServer } from 'ws';
import { Entry } from '../app/access/entry';
import { RulesService } from '../app/rules-service';
import { log } from '../io/log/log';
import { serveSocket } from './socket';
import { subscriptions, type Begun } from './subscriptions';

const PATH = '/graphql';
/** A subscription is a few lines; what does not fit into this is none. */
const GREATEST_MESSAGE = 64 * 1024;
const MOST_CONNECTIONS = 1_000;
const MOST_OF_ONE_CLIENT = 50;
/** A socket that does not take leave in this time is cut. */
const LEAVE_MILLISECONDS = 1_000;

interface Refused {
  readonly status: number;
  readonly message: string;
}

/**
 * Subscriptions over WebSocket at /graphql. The gate of HTTP does not see these connections, so that whose they are is asked here, by
 * the head of the request: before a byte of a message is read, and a page of another site is let in no more than it is there.
 */
@Injectable()
export class Sockets implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly sockets = new WebSocketServer({
    noServer: true,
    maxPayload: GREATEST_MESSAGE,
    perMessageDeflate: false,
    handleProtocols,
  });
  /** How many connections each client has, those included that are being looked at. */
  private readonly clients = new Map<string, number>();
  private all = 0;

  constructor(
    @Inject(HttpAdapterHost) private readonly host: HttpAdapterHost,
    @Inject(GraphQLSchemaHost) private readonly schemaHost: GraphQLSchemaHost,
    @Inject(Entry) private readonly entry: Entry,
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(RulesService) private readonly rules: RulesService,
  ) {}

  onApplicationBootstrap(): void {
    const { entry, dataSource, rules } = this;
    const graphql = makeServer(subscriptions({ entry, dataSource, rules, schema: this.schemaHost.schema }));
    const server = this.host.httpAdapter.getHttpServer() as Server;
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      socket.on('error', () => socket.destroy());
      this.take(request, socket, head, graphql).catch((error: unknown) => {
        log.error({ err: error }, 'a socket could not be looked at');
        refuse(socket, { status: 503, message: 'Keys cannot be looked up because the database does not answer.' });
      });
    });
  }

  onModuleDestroy(): void {
    for (const socket of this.sockets.clients) socket.close(1001, 'Going away');
    setTimeout(() => {
      for (const socket of this.sockets.clients) socket.terminate();
    }, LEAVE_MILLISECONDS).unref();
  }

  private async take(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    graphql: GraphqlServer<Begun>,
  ): Promise<void> {
    const client = this.entry.clientOf(request);
    const full = this.refusalOfAnother(client);
    if (full) {
      refuse(socket, full);
      return;
    }
    this.count(client, 1);
    socket.once('close', () => {
      this.count(client, -1);
    });
    const refused = await this.refusalOf(request);
    if (refused) {
      refuse(socket, refused);
      return;
    }
    this.sockets.handleUpgrade(request, socket, head, (opened) => {
      serveSocket(opened, request, { entry: this.entry, graphql });
    });
  }

  private async refusalOf(request: IncomingMessage): Promise<Refused | undefined> {
    if (request.url?.split('?')[0] !== PATH) return { status: 404, message: `Sockets are opened at ${PATH}.` };
    if (!this.entry.isOwnSite(request))
      return {
        status: 403,
        message: 'The page is of another site; set PUBLIC_URL where a proxy stands before this one.',
      };
    const admission = await this.entry.admit(request);
    return 'refusal' in admission ? admission.refusal : undefined;
  }

  private refusalOfAnother(client: string): Refused | undefined {
    if ((this.clients.get(client) ?? 0) >= MOST_OF_ONE_CLIENT)
      return {
        status: 429,
        message: `${client} has ${String(MOST_OF_ONE_CLIENT)} connections; close one of them first.`,
      };
    if (this.all >= MOST_CONNECTIONS) return { status: 503, message: 'All connections are taken; try again later.' };
    return undefined;
  }

  private count(client: string, more: 1 | -1): void {
    this.all += more;
    const count = (this.clients.get(client) ?? 0) + more;
    if (count > 0) this.clients.set(client, count);
    else this.clients.delete(client);
  }
}

function refuse(socket: Duplex, { status, message }: Refused): void {
  if (socket.destroyed || !socket.writable) return;
  const body = `${JSON.stringify({ errors: [{ message }] })}\n`;
  const head = [
    `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${String(Buffer.byteLength(body))}`,
  ];
  socket.once('finish', () => socket.destroy());
  socket.end([...head, '', body].join('\r\n'));
}
