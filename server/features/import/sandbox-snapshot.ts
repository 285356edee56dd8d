import '../../sandbox/without-fetch.ts'
// A snapshot loads no module later on: pdf.js finds its other half here.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { keepForSnapshot } from '../../sandbox/snapshot-child.ts'
import * as tasks from './sandbox-tasks.ts'

// What tools/build-readers.ts makes the snapshot from.
void tasks.prepare()
keepForSnapshot(tasks)
