import type { FlowBlock } from './model.ts'
import { parseFlow } from './parse-resume.ts'

/** A test document: a tab separates cells, `#` begins a header (bold), and `*` a bullet. */
const write = (text: string): FlowBlock[] =>
  text
    .trim()
    .split('\n')
    .map((line): FlowBlock => {
      const isHeader = line.startsWith('# ')
      const cells = line.replace(/^[#*] /, '').split('\t')
      return {
        kind: 'paragraph',
        cells: cells.map((cell) => [{ text: cell, bold: isHeader, italic: false, size: 11 }]),
        bullet: line.startsWith('* '),
        level: 0,
        heading: null,
        spaceBefore: isHeader ? 1 : 0,
        ruled: false,
      }
    })

/** Title, company, start and end of each job. */
export const readJobs = (text: string): unknown =>
  parseFlow(write(text)).experiences.map((job) => [
    job.title,
    job.company_name,
    job.start_date,
    job.current_role ? 'now' : job.end_date,
  ])
/** The description of each job. */
export const readDescriptions = (text: string): (string | null)[] =>
  parseFlow(write(text)).experiences.map((job) => job.description)
/** The place of each job. */
export const readPlaces = (text: string): unknown =>
  parseFlow(write(text)).experiences.map((job) => job.location)
/** Degree, field and school of each study. */
export const readDegrees = (text: string): unknown =>
  parseFlow(write(text)).educations.map((study) => [
    study.degree,
    study.field_of_study,
    study.school_name,
  ])
