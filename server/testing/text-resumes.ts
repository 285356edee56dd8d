import { text } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'
import { CONTENT_TYPES_PART, listPartTypes } from '../ooxml.ts'
import { makeResume } from './sample-resumes.ts'

// The sample resume in the formats of text that Word also opens under the name .doc.

/** A word that is in no encoding of one byte used here. */
const writeArabic = (write: (code: number) => string): string =>
  'العربية'.replaceAll(/./g, (letter) => write(letter.charCodeAt(0)))

/** As Word writes it: tables of fonts, styles and lists, and a group for each run. */
export function makeRtfResume(): Buffer {
  const p = (format: string, content: string) => `\\pard\\plain ${format} ${content}\\par\n`
  const header = (words: string) => p('\\s1\\sb240\\fs28', words)
  const role = (title: string, dates: string) => p('\\fs20', `{\\b ${title}}{\\tab ${dates}}`)
  const bullet = (words: string) =>
    p('\\ls1\\ilvl0\\fi-360\\li720\\fs20', `{\\listtext\\f1\\'b7\\tab}${words}`)
  const row = (...cells: string[]) =>
    `\\trowd\\cellx4000\\cellx8000 ${cells.map((cell) => `\\pard\\plain\\intbl\\fs20 ${cell}\\cell`).join('')}\\row\n`
  const blocks = [
    p('\\s2\\fs56', 'Noor Ben Salah'),
    p('\\fs20', '{\\field{\\*\\fldinst HYPERLINK "mailto:x"}{\\fldrslt noor@example.com}}'),
    header('Work Experience'),
    role('Lead Gardener', "March 2019 \\'96 Present"),
    p('\\i\\fs20', 'Riverside Botanical Garden, Leeds'),
    bullet('Leads a team of seven'),
    bullet('Keeps 4,000 species alive'),
    role('Gardener', 'June 2014 \\endash  February 2019'),
    p('\\i\\fs20', 'Hollow Oak Nursery, York'),
    bullet('Raised 20,000 seedlings a year'),
    header('Education'),
    row('BSc Horticulture', "2011 \\u8211\\'96 2014"),
    row('University of Wharfedale', 'Leeds'),
    header('Languages'),
    p('\\fs20', `English, ${writeArabic((code) => `\\u${code}?`)}`),
  ]
  return Buffer.from(
    `{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\fswiss Arial;}{\\f1\\fcharset2 Symbol;}}
{\\stylesheet{\\fs20 Normal;}{\\s1\\fs28 heading 1;}{\\s2\\fs56 Title;}}
{\\*\\listtable{\\list{\\listlevel\\levelnfc23}\\listid7}}{\\*\\listoverridetable{\\listoverride\\listid7\\ls1}}
${blocks.join('')}}`,
    'latin1',
  )
}

/** A single file with the parts of the DOCX. */
export async function makeFlatResume(): Promise<Buffer> {
  const zip = await fromBufferPromise(await makeResume('docx'), {
    lazyEntries: true,
    autoClose: false,
  })
  const contents = new Map<string, string>()
  for await (const entry of zip.eachEntry()) {
    contents.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)))
  }
  const parts = listPartTypes(contents.get(CONTENT_TYPES_PART) ?? '').map(
    ({ name, type }) =>
      `<pkg:part pkg:name="/${name}" pkg:contentType="${type}"><pkg:xmlData>${contents.get(name)?.replace(/<\?xml[^>]*\?>/, '')}</pkg:xmlData></pkg:part>`,
  )
  return Buffer.from(
    `<?xml version="1.0" standalone="yes"?><?mso-application progid="Word.Document"?><pkg:package xmlns:pkg="http://schemas.microsoft.com/office/2006/xmlPackage">${parts.join('')}</pkg:package>`,
  )
}

const NAMESPACE_2003 = 'http://schemas.microsoft.com/office/word/2003/wordml'

/** Word 2003 XML. */
export function makeWordXmlResume(): Buffer {
  const run = (words: string, format = '') =>
    `<w:r><w:rPr>${format}</w:rPr><w:t>${words}</w:t></w:r>`
  const p = (content: string, format = '') => `<w:p><w:pPr>${format}</w:pPr>${content}</w:p>`
  const header = (words: string) => p(run(words), '<w:pStyle w:val="H1"/>')
  const role = (title: string, dates: string) =>
    p(`${run(title, '<w:b/>')}<w:r><w:tab/><w:t>${dates}</w:t></w:r>`)
  const bullet = (words: string) =>
    p(run(words), '<w:listPr><w:ilvl w:val="0"/><w:ilfo w:val="3"/></w:listPr>')
  const row = (...cells: string[]) =>
    `<w:tr>${cells.map((cell) => `<w:tc>${p(run(cell))}</w:tc>`).join('')}</w:tr>`
  const body = [
    p(run('Noor Ben Salah'), '<w:pStyle w:val="T"/>'),
    p(run('noor@example.com')),
    header('Work Experience'),
    role('Lead Gardener', 'March 2019 – Present'),
    p(run('Riverside Botanical Garden, Leeds', '<w:i/>')),
    bullet('Leads a team of seven'),
    bullet('Keeps 4,000 species alive'),
    role('Gardener', 'June 2014 – February 2019'),
    p(run('Hollow Oak Nursery, York', '<w:i/>')),
    bullet('Raised 20,000 seedlings a year'),
    header('Education'),
    `<w:tbl>${row('BSc Horticulture', '2011 – 2014')}${row('University of Wharfedale', 'Leeds')}</w:tbl>`,
    header('Languages'),
    p(run('English, العربية')),
  ]
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<?mso-application progid="Word.Document"?>
<w:wordDocument xmlns:w="${NAMESPACE_2003}"><w:lists><w:listDef w:listDefId="1"><w:lvl w:ilvl="0"><w:nfc w:val="23"/></w:lvl></w:listDef><w:list w:ilfo="3"><w:ilst w:val="1"/></w:list></w:lists>
<w:styles><w:style w:type="paragraph" w:default="on" w:styleId="N"><w:name w:val="Normal"/></w:style>
<w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/><w:rPr><w:sz w:val="28"/></w:rPr></w:style>
<w:style w:type="paragraph" w:styleId="T"><w:name w:val="Title"/><w:rPr><w:sz w:val="56"/></w:rPr></w:style></w:styles>
<w:body><wx:sect>${body.join('')}<w:sectPr/></wx:sect></w:body></w:wordDocument>`)
}

/** A page as Word saves it. */
export function makeHtmlResume(): Buffer {
  const p = (content: string) => `<p class=MsoNormal>${content}<o:p></o:p></p>\n`
  const role = (title: string, dates: string) =>
    p(`<b>${title}</b><span style='mso-tab-count:1'>&nbsp;&nbsp;&nbsp; </span>${dates}`)
  const bullet = (words: string) =>
    `<p class=MsoListParagraph style='margin-left:.5in;text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}</p>\n`
  const row = (...cells: string[]) =>
    `<tr>${cells.map((cell) => `<td>${p(cell)}</td>`).join('')}</tr>`
  const body = [
    '<p class=MsoTitle>Noor Ben Salah</p>',
    p('<a href="mailto:x">noor@example.com</a>'),
    '<h1>Work\nExperience</h1>',
    role('Lead Gardener', 'March 2019 &#8211; Present'),
    p('<i>Riverside Botanical Garden,\nLeeds</i>'),
    bullet('Leads a team of seven'),
    bullet('Keeps 4,000 species alive'),
    role('Gardener', 'June 2014 \u0096 February 2019'),
    p('<i>Hollow Oak Nursery, York</i>'),
    bullet('Raised 20,000 seedlings a year'),
    '<h1>Education</h1>',
    `<table>${row('BSc Horticulture', '2011 &ndash; 2014')}${row('University of Wharfedale', 'Leeds')}</table>`,
    '<h1>Languages</h1>',
    p(`English, ${writeArabic((code) => `&#${code};`)}`),
  ]
  return Buffer.from(
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head>
<meta http-equiv=Content-Type content="text/html; charset=windows-1252"><title>Resume</title>
<style><!--
 @font-face {font-family:Wingdings;}
 p.MsoNormal, li.MsoNormal {margin:0in;margin-bottom:.0001pt;font-size:10.0pt;}
 p.MsoTitle {font-size:28.0pt;}
 h1 {font-size:14.0pt;font-weight:normal;}
--></style></head><body><div class=WordSection1>${body.join('')}</div></body></html>`,
    'latin1',
  )
}

/** The same resume under the name .doc in each of these formats. */
export const TEXT_RESUMES: readonly [format: string, make: () => Buffer | Promise<Buffer>][] = [
  ['RTF', makeRtfResume],
  ['Word 2003 XML', makeWordXmlResume],
  ['the parts of a DOCX in one file', makeFlatResume],
  ['HTML', makeHtmlResume],
]
