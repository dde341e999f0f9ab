import { readFileSync } from 'node:fs';

type Values = Readonly<Record<string, string>>;

/** The variable that names the file of a secret setting. */
export const toFileSetting = (name: string): string => `${name}_FILE`;

const readSecret = (fileSetting: string, path: string): { text: string } | { problem: string } => {
  try {
    const text = readFileSync(path, 'utf8').trim();
    return text ? { text } : { problem: `${fileSetting} names a file that is empty: ${path}.` };
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    return { problem: `${fileSetting} names a file that cannot be read (${code}): ${path}.` };
  }
};

/**
 * Takes secret settings out of the files that `X_FILE` names, as Docker, Kubernetes and systemd provide them.
 * @param values of the environment, trimmed
 * @param secrets names of the settings that may be in a file
 * @returns the values with the secrets among them, and a sentence for each problem, which never has the secret
 */
export const readSecretFiles = (
  values: Values,
  secrets: readonly string[],
): { values: Record<string, string>; problems: string[] } => {
  const result: Record<string, string> = { ...values };
  const problems: string[] = [];
  for (const name of secrets) {
    const fileSetting = toFileSetting(name);
    const path = values[fileSetting];
    if (!path) continue;
    if (values[name]) {
      problems.push(`${name} and ${fileSetting} are both set; one of them has to go.`);
      continue;
    }
    const secret = readSecret(fileSetting, path);
    if ('problem' in secret) problems.push(secret.problem);
    else result[name] = secret.text;
  }
  return { values: result, problems };
};
