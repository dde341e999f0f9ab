/** A port to listen at, and the setting that an operator changes when it is taken. */
export interface PortSetting {
  name: string;
  host: string;
  port: number;
}

/**
 * Says which setting is wrong when a port cannot be opened.
 * @param cause of the failed attempt
 * @returns a sentence with the code of the cause (`EADDRINUSE`); undefined when it is of another kind
 */
export const toPortProblem = (cause: unknown, { name, host, port }: PortSetting): string | undefined => {
  const { code } = cause as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `${name} ${port} is taken at ${host} (${code}): each program and each instance on a machine needs its own ${name}.`;
  if (code === 'EACCES') return `${name} ${port} is not allowed to this user at ${host} (${code}).`;
  return code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND'
    ? `${name} cannot be opened: this machine has no address ${host} (${code}).`
    : undefined;
};
