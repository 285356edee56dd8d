import '../../sandbox/without-fetch.ts'
// A snapshot cannot load modules later, so pdf.js's worker must be included.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { keepForSnapshot } from '../../sandbox/snapshot-child.ts'
import * as tasks from './sandbox-tasks.ts'

// The entry point from which tools/build-readers.ts builds the snapshot.
void tasks.prepare()
keepForSnapshot(tasks)
