import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const deploy = join(import.meta.dirname, '../../../../deploy');
const read = (path: string) => readFileSync(join(deploy, path), 'utf8');

interface AlertFile {
  groups: { rules: { alert: string; expr: string }[] }[];
}
interface Dashboard {
  panels: { title: string; targets?: { expr: string }[] }[];
}

/** Every query of the alerts and of the dashboard, by what it is for. */
export const readQueries = (): { name: string; expr: string }[] => {
  const { groups } = parse(read('prometheus/alerts.yml')) as AlertFile;
  const { panels } = JSON.parse(read('grafana/share-site.json')) as Dashboard;
  return [
    ...groups.flatMap(({ rules }) => rules.map(({ alert, expr }) => ({ name: alert, expr }))),
    ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ name: title, expr }))),
  ];
};

/** What a query reads: names of metrics, and the labels it names of each. */
export const readSelectors = (expr: string): { metric: string; labels: string[] }[] =>
  [...expr.matchAll(/\b((?:share|process|nodejs)_\w+|up)\b(?:\{([^}]*)\})?/g)].map(
    ([, metric = '', matchers = '']) => ({
      metric,
      labels: [...matchers.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label),
    }),
  );

/** Names and labels of the samples that a program prints. Prometheus adds `up`, and the labels `job` and `instance`. */
export const readSamples = (text: string): Map<string, Set<string>> => {
  const samples = new Map<string, Set<string>>();
  for (const [, name = '', type] of text.matchAll(/^# TYPE (\w+) (\w+)$/gm))
    for (const suffix of type === 'histogram' ? ['_bucket', '_count', '_sum'] : [''])
      samples.set(name + suffix, new Set());
  for (const [, name = '', labels = ''] of text.matchAll(/^(\w+)\{(.*)\} /gm))
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) samples.get(name)?.add(label);
  return samples;
};
