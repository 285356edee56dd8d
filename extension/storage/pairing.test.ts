import { expect, test } from 'vitest'
import { parsePairingCode } from './pairing.ts'

const TOKEN = `fh_${'A1-_'.repeat(10)}xyz`

test('a pairing code contains the server and the token', () => {
  const pairing = { server: 'https://jobs.example.com', token: TOKEN }
  expect(parsePairingCode(`https://jobs.example.com/pair#${TOKEN}`)).toEqual(pairing)
  expect(parsePairingCode(`  https://jobs.example.com/pair/#${TOKEN}\n`)).toEqual(pairing)
  expect(parsePairingCode(`http://localhost:3000/pair#${TOKEN}`)?.server).toBe(
    'http://localhost:3000',
  )
})

test.each([
  '',
  TOKEN,
  'https://jobs.example.com/pair',
  `https://jobs.example.com/settings#${TOKEN}`,
  `https://jobs.example.com/pair#${TOKEN}x`,
  `https://jobs.example.com/pair?token=${TOKEN}`,
  `javascript:alert(1)//pair#${TOKEN}`,
])('%j is not a pairing code', (text) => {
  expect(parsePairingCode(text)).toBeUndefined()
})
