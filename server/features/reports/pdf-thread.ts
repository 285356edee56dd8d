import { parentPort, workerData } from 'node:worker_threads'
import { drawPdf } from './draw-pdf.ts'

// Drawing blocks a thread for long enough to delay other requests.
const pdf = await drawPdf(workerData)
parentPort?.postMessage(pdf)
