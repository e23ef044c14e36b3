/** As much of a reply as a file needs. */
export interface FileReply {
  header(name: string, value: string): FileReply;
  send(content: string): FileReply;
}

/** And of one that is sent while it is being made. */
export interface StreamReply {
  header(name: string, value: string): StreamReply;
  send(content: NodeJS.ReadableStream): StreamReply;
}
