import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { IngestDesk } from '../../app/ingesting/ingest-desk';
import type { Refusal } from '../../app/ingesting/refusal';
import { Failure } from '../../core/failures/failure';
import { uploadIds, uploadsOf, type StoredUpload } from '../../io/postgres/store/upload-store';
import { changeOf, pageOf, type PageArguments } from '../connection';
import type { RequestContext } from '../context';
import type { Uploaded } from '../upload';

interface UploadArguments {
  readonly file: Uploaded;
  readonly instrument?: string | null;
  readonly compilation?: string | null;
}

const reasonOf = ({ code, sentence, clause }: Refusal) => ({ code, message: sentence, clause });

@Resolver('Query')
export class IngestsResolver {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(IngestDesk) private readonly desk: IngestDesk,
  ) {}

  @Query()
  async ingest(@Args('id') id: string) {
    const [upload] = await uploadsOf(this.dataSource, [id]);
    return upload ?? null;
  }

  @Query()
  async ingests(@Args() page: PageArguments, @Context() { held }: RequestContext) {
    const change = changeOf(page, held.change);
    const { edges, ...connection } = pageOf(await uploadIds(this.dataSource, change), change, page);
    const uploads = await uploadsOf(this.dataSource, connection.nodes);
    return {
      ...connection,
      nodes: uploads,
      edges: edges.map(({ cursor }, place) => ({ cursor, node: uploads[place] })),
    };
  }

  @Mutation()
  ingestInstrument(@Args() { file, instrument, compilation }: UploadArguments, @Context() { holder }: RequestContext) {
    const readAs = { instrument: instrument ?? undefined, compilation: compilation ?? undefined };
    return this.desk.accept(file.received(), readAs, holder.name);
  }

  @Mutation()
  async publishIngest(
    @Args('id') id: string,
    @Context() { holder }: RequestContext,
    @Args('repealed') repealed?: readonly string[] | null,
  ) {
    const [upload] = await uploadsOf(this.dataSource, [id]);
    if (!upload) throw new Failure('NO_SUCH_INGEST', `There is no upload "${id}"; list them with the query ingests.`);
    const refused = await this.desk.publish(upload, holder.name, repealed ?? []);
    if (refused.length > 0) return { __typename: 'Refused', reasons: refused.map(reasonOf) };
    const [published] = await uploadsOf(this.dataSource, [id]);
    return { __typename: 'Ingest', ...published };
  }
}

@Resolver('Ingest')
export class IngestResolver {
  constructor(@Inject(IngestDesk) private readonly desk: IngestDesk) {}

  @ResolveField()
  compilation(@Parent() { compilation }: StoredUpload) {
    return compilation || null;
  }

  @ResolveField()
  state(@Parent() upload: StoredUpload) {
    return upload.published === null ? this.desk.stateOf(upload).state : 'published';
  }

  @ResolveField()
  progress(@Parent() upload: StoredUpload) {
    return this.desk.stateOf(upload).progress;
  }

  @ResolveField()
  problem(@Parent() upload: StoredUpload) {
    return this.desk.stateOf(upload).problem;
  }

  @ResolveField()
  preview(@Parent() upload: StoredUpload) {
    return this.desk.preview(upload);
  }
}
