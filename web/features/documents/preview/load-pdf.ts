import {
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The URL of the files that pdf.js loads itself (tools/vite/pdf-files.ts). */
declare const PDF_FILES: string

GlobalWorkerOptions.workerSrc = `${PDF_FILES}legacy/build/pdf.worker.min.mjs`

export type OpenPdf = {
  pdf: Promise<PDFDocumentProxy>
  close: () => void
}

/** Opens a PDF in a worker; all files that it needs come from this server. */
export const openPdf = (file: Blob): OpenPdf => {
  let isClosed = false
  let close = () => {}
  const open = async () => {
    const data = new Uint8Array(await file.arrayBuffer())
    if (isClosed) throw new DOMException('Closed', 'AbortError')
    const task = getDocument({
      data,
      cMapUrl: `${PDF_FILES}cmaps/`,
      standardFontDataUrl: `${PDF_FILES}standard_fonts/`,
      wasmUrl: `${PDF_FILES}wasm/`,
      enableXfa: false,
    })
    close = () => void task.destroy()
    return task.promise
  }
  return {
    pdf: open(),
    close: () => {
      isClosed = true
      close()
    },
  }
}
