/** `npm run pack`: both built programs as folders and archives below `dist`, to run with Node alone, and the sample media of the platform. */
import { join } from 'node:path';
import { packAll } from '../src/pack/packAll.mjs';
import { packLine } from '../src/pack/writePack.mjs';

const root = join(import.meta.dirname, '../../..');
const packs = await packAll(root, { target: join(root, 'dist') });
Object.values(packs).forEach((pack) => console.log(packLine(pack)));
