import { isOle } from '../../ole.ts'
import type { Bytes } from './bytes.ts'
import type { Content } from './validate-file-type.ts'
import { sniffOle } from './sniff-ole.ts'
import { isZip, sniffZip } from './sniff-zip.ts'

const HEAD_BYTES = 1024
/** Some programs write a few lines of their own after the end of a PDF. */
const TAIL_BYTES = 4096

/** Reads a few kilobytes at most places, and never follows what it reads without a bound. */
export async function sniff(bytes: Bytes): Promise<Content> {
  if (bytes.size === 0) return { kind: 'empty' }
  const head = await bytes.read(0, HEAD_BYTES)
  if (isZip(head)) return sniffZip(bytes)
  if (isOle(head)) return sniffOle(bytes)
  if (head.includes('%PDF-')) return { kind: 'pdf', isDamaged: !(await hasPdfEnd(bytes)) }
  return { kind: head.subarray(0, 5).equals(RTF) ? 'rtf' : 'unknown' }
}

const RTF = Buffer.from('{\\rtf')

async function hasPdfEnd({ size, read }: Bytes): Promise<boolean> {
  const tail = await read(Math.max(0, size - TAIL_BYTES), TAIL_BYTES)
  return tail.includes('%%EOF') || tail.includes('startxref')
}
