import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { runCommand } from './runCommand.mjs';

/**
 * Of Debian, the first that there is: the shell has no windows and menus, which would take a third of the time of a visit. What the shell
 * cannot do is tested with the whole Chromium.
 */
const debianChromiums = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const chineseFont = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc';
const packages = ['chromium', 'chromium-headless-shell', 'fonts-noto-cjk'];

/**
 * The step that is missing before a browser test can run. `requested` is the value of CHROMIUM_PATH; `hasBoth`: the shell and the
 * whole Chromium are installed.
 *
 * @typedef {{ chromium?: string, hasBoth?: boolean, fonts: boolean, canInstall: boolean, requested?: string }} Machine
 * @type {(machine: Machine) => { do: 'use', path: string } | { do: 'install' } | { do: 'stop', because: string }}
 */
export const planChromium = ({ chromium, hasBoth = false, fonts, canInstall, requested }) => {
  if (requested && !chromium)
    return { do: 'stop', because: `CHROMIUM_PATH names ${requested}, which cannot be run.` };
  if (chromium && (requested || (hasBoth && fonts) || !canInstall)) return { do: 'use', path: chromium };
  if (canInstall) return { do: 'install' };
  return {
    do: 'stop',
    because:
      `The browser tests need Chromium: install the packages ${packages.join(', ')} (Debian, Ubuntu: ` +
      `"sudo apt-get install ${packages.join(' ')}"), or set CHROMIUM_PATH to an installed Chromium.`,
  };
};

/**
 * Finds Chromium (CHROMIUM_PATH, else Debian's paths), installing it, its shell and Chinese fonts as root on Debian.
 *
 * @throws {Error} a sentence that says what to install
 */
export const findChromium = async (/** @type {string} */ root) => {
  const plan = planChromium(inspectMachine());
  if (plan.do === 'stop') throw new Error(plan.because);
  if (plan.do === 'use') return plan.path;
  console.log(`Installing ${packages.join(', ')} …`);
  const install = `apt-get update -qq; apt-get install -y -qq --no-install-recommends ${packages.join(' ')}`;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  // Without the shell, an older release of Debian for example, an installed Chromium does as well.
  await runCommand(root, 'sh', ['-c', install], { env, onlyErrors: true });
  const { chromium } = inspectMachine();
  if (!chromium) throw new Error(`apt-get could not install ${packages.join(', ')}.`);
  return chromium;
};

/** @returns {Machine} */
const inspectMachine = () => {
  const requested = process.env['CHROMIUM_PATH'];
  const chromium = (requested ? [requested] : debianChromiums).find(isProgram);
  return {
    ...(requested ? { requested } : {}),
    ...(chromium && { chromium }),
    hasBoth: debianChromiums.every(isProgram),
    fonts: existsSync(chineseFont),
    canInstall: process.getuid?.() === 0 && isDebian() && isProgram('/usr/bin/apt-get'),
  };
};

const isProgram = (/** @type {string} */ path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const isDebian = () =>
  existsSync('/etc/os-release') && /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
