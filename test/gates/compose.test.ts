import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readConfig } from '../../src/app/config';
import { ROOT } from '../support/command-line';

interface Service {
  readonly image?: string;
  readonly build?: string;
  readonly env_file: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly command?: readonly string[];
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck: { readonly test: readonly string[] };
}

const { services, volumes } = parse(readFileSync(join(ROOT, 'compose.yaml'), 'utf8')) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
};

describe('compose.yaml', () => {
  it('has the service, its database and a worker, from an official image or this checkout', () => {
    expect(Object.entries(services).map(([name, { image, build }]) => [name, image ?? build])).toEqual([
      ['database', 'postgres:18'],
      ['service', '.'],
      ['worker', '.'],
    ]);
    expect(existsSync(join(ROOT, 'Dockerfile'))).toBe(true);
  });

  it.each(Object.entries(services))('%s is watched, waits for what it needs and names no secret', (_, service) => {
    expect(['CMD', 'CMD-SHELL']).toContain(service.healthcheck.test[0]);
    for (const [needed, { condition }] of Object.entries(service.depends_on ?? {})) {
      expect(services).toHaveProperty(needed);
      expect(condition).toBe('service_healthy');
    }
    for (const volume of service.volumes ?? []) expect(volumes).toHaveProperty(volume.split(':')[0] ?? '');
    expect(JSON.stringify(service.environment ?? {})).not.toMatch(/password|postgres:\/\//i);
    expect(() => readConfig({ ...service.environment }, ROOT)).not.toThrow();
  });

  it('opens nothing to other machines', () => {
    for (const { ports = [] } of Object.values(services))
      for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
  });
});
