import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const folder = join(__dirname, '../../../../deploy/prometheus');
const read = (name: string): unknown => parse(readFileSync(join(folder, name), 'utf8'));

interface Rule {
  alert: string;
  labels: { severity: string };
  annotations: { summary: string; description: string };
}

const rules = (read('alerts.yml') as { groups: { rules: Rule[] }[] }).groups.flatMap((group) => group.rules);

/** Whether Prometheus's own tool is here: it is part of Debian's package `prometheus`. */
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
const title = 'promtool proves each rule by its samples';

/** @returns what the tool printed when it failed */
const runPromtool = (...args: string[]): string => {
  const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? '' : stdout + stderr;
};

if (hasPromtool)
  test(
    title,
    () => {
      expect(runPromtool('check', 'config', 'prometheus.yml')).toBe('');
      expect(runPromtool('test', 'rules', 'alerts.test.yml')).toBe('');
    },
    30_000,
  );
else test.skip(`${title}: left out, promtool is not installed (apt-get install prometheus)`, () => undefined);

test('each rule has a test in which it fires', () => {
  const { tests } = read('alerts.test.yml') as {
    tests: { alert_rule_test: { alertname: string; exp_alerts: unknown[] }[] }[];
  };
  const fired = tests
    .flatMap((each) => each.alert_rule_test)
    .filter(({ exp_alerts }) => exp_alerts.length > 0)
    .map(({ alertname }) => alertname);
  expect(new Set(fired)).toEqual(new Set(rules.map(({ alert }) => alert)));
});

test.each(rules.map((rule) => [rule.alert, rule] as const))(
  '%s says how grave it is, what it means and what to do',
  (_name, { labels, annotations }) => {
    expect(['critical', 'warning']).toContain(labels.severity);
    expect(annotations.summary).toMatch(/\.$/);
    expect(annotations.description).toMatch(/\.$/);
  },
);
