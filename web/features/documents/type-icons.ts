import { File, FileText, type LucideIcon, Mail } from 'lucide-react'
import type { DocumentType } from '#src/documents/constants.ts'

export const TYPE_ICONS: Record<DocumentType, LucideIcon> = {
  resume: FileText,
  cover_letter: Mail,
  other: File,
}
