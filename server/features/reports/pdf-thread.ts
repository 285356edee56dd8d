import { parentPort, workerData } from 'node:worker_threads'
import { drawPdf } from './draw-pdf.ts'

// Drawing keeps a processor busy for long enough to be noticed by everybody else.
const pdf = await drawPdf(workerData)
parentPort?.postMessage(pdf)
