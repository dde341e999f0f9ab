/** Sum of all series of a metric that the site shows on its admin port. @type {(adminUrl: string, name: string) => Promise<number>} */
export const readMetric = async (adminUrl, name) => {
  const text = await (await fetch(`${adminUrl}/metrics`)).text();
  return text
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0);
};
