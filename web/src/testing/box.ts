/** The whole box as `tiletum box --json` prints it, for tests. */
import { execFileSync } from 'node:child_process';
import type { Box } from '../lib/types';

const python = process.env['PYTHON'] ?? '../.venv/bin/python';
export const box = JSON.parse(execFileSync(python, ['-m', 'tiletum', 'box', '--json'], { encoding: 'utf8' })) as Box;
