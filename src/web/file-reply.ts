/** As much of a reply as a file needs. */
export interface FileReply {
  header(name: string, value: string): FileReply;
  send(content: string): FileReply;
}
