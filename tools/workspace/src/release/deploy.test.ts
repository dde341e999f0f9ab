import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as apps from 'kubernetes-models/apps/v1';
import * as autoscaling from 'kubernetes-models/autoscaling/v2';
import * as networking from 'kubernetes-models/networking.k8s.io/v1';
import * as policy from 'kubernetes-models/policy/v1';
import * as core from 'kubernetes-models/v1';
import { parse, parseAllDocuments } from 'yaml';

const root = join(__dirname, '../../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

type Model = new (data: never) => { validate(): void };

const models: Record<string, Record<string, unknown>> = {
  v1: core,
  'apps/v1': apps,
  'autoscaling/v2': autoscaling,
  'networking.k8s.io/v1': networking,
  'policy/v1': policy,
};

interface Container {
  startupProbe?: object;
  readinessProbe?: object;
  livenessProbe?: object;
  securityContext: { readOnlyRootFilesystem?: boolean };
}
interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec: {
    minReplicas: number;
    selector: { matchLabels: Record<string, string> };
    scaleTargetRef: { name: string };
    template: {
      metadata: { labels: Record<string, string> };
      spec: {
        terminationGracePeriodSeconds: number;
        securityContext: { runAsNonRoot?: boolean };
        containers: Container[];
      };
    };
  };
}

const manifests = readdirSync(join(root, 'deploy/kubernetes')).flatMap((file) =>
  parseAllDocuments(read(`deploy/kubernetes/${file}`)).map((document) => document.toJS() as Manifest),
);
const ofKind = (kind: string, name?: string) =>
  manifests.filter((manifest) => manifest.kind === kind && (!name || manifest.metadata.name === name));
const compose = parse(read('deploy/compose.yaml'), { merge: true }) as {
  services: Record<string, { environment?: Record<string, string>; stop_grace_period?: string }>;
};

const validate = (manifest: Manifest) => {
  const model = models[manifest.apiVersion]?.[manifest.kind] as Model;
  new model(manifest as never).validate();
};

/** Seconds that a supervisor has to give: the time to drain, and 12 (docs/operations.md). */
const graceFor = (drainMs: unknown) => Number(drainMs) / 1000 + 12;

test.each(manifests.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest] as const))(
  '%s is what the schema of Kubernetes says',
  (_name, manifest) => {
    expect(() => validate(manifest)).not.toThrow();
  },
);

test('a manifest with a field of another type is refused', () => {
  const [deployment] = ofKind('Deployment');
  const wrong = { ...deployment, spec: { ...deployment?.spec, replicas: 'two' } };
  expect(() => validate(wrong as unknown as Manifest)).toThrow();
});

test.each(ofKind('Deployment').map((manifest) => [manifest.metadata.name, manifest] as const))(
  '%s: probes, no rights, a budget of its own',
  (name, { spec }) => {
    const { containers, securityContext } = spec.template.spec;
    for (const container of containers)
      expect(Object.keys(container)).toEqual(
        expect.arrayContaining(['startupProbe', 'readinessProbe', 'livenessProbe', 'resources']),
      );
    expect(containers[0]?.securityContext.readOnlyRootFilesystem).toBe(true);
    expect(securityContext.runAsNonRoot).toBe(true);
    const budget = ofKind('PodDisruptionBudget', name)[0];
    expect(budget?.spec.selector.matchLabels).toEqual(spec.template.metadata.labels);
  },
);

test('the site has two instances at least, and time to drain everywhere', () => {
  const [scaler] = ofKind('HorizontalPodAutoscaler');
  expect(scaler?.spec).toMatchObject({ minReplicas: 2, scaleTargetRef: { name: 'share-site' } });
  const drainMs = ofKind('ConfigMap', 'share-site')[0]?.data?.['DRAIN_MS'];
  const pod = ofKind('Deployment', 'share-site')[0]?.spec.template.spec;
  expect(pod?.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(graceFor(drainMs));

  for (const name of ['site-1', 'site-2']) {
    const site = compose.services[name];
    const grace = Number(site?.stop_grace_period?.replace(/s$/, ''));
    expect(grace).toBeGreaterThanOrEqual(graceFor(site?.environment?.['DRAIN_MS']));
  }

  const unit = read('deploy/systemd/share-site@.service');
  const [, unitDrain] = /DRAIN_MS=(\d+)/.exec(unit) ?? [];
  const [, unitGrace] = /TimeoutStopSec=(\d+)/.exec(unit) ?? [];
  expect(Number(unitGrace)).toBeGreaterThanOrEqual(graceFor(unitDrain));
});

test('every setting of the examples is one of docs/operations.md', () => {
  const documented = new Set(
    [...read('docs/operations.md').matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name),
  );
  const units = readdirSync(join(root, 'deploy/systemd')).map((file) => read(`deploy/systemd/${file}`));
  const used = [
    ...ofKind('ConfigMap').flatMap(({ data }) => Object.keys(data ?? {})),
    ...['site-1', 'site-2', 'platform'].flatMap((name) =>
      Object.keys(compose.services[name]?.environment ?? {}),
    ),
    ...[...units.join('\n').matchAll(/^Environment=(\w+)=/gm)].map(([, name]) => name),
    ...[...read('deploy/Containerfile').matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').map((pair) => pair.split('=')[0]),
    ),
  ];
  expect(used.length).toBeGreaterThan(15);
  expect(used.filter((name) => !documented.has(name))).toEqual([]);
});
