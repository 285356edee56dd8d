import { expect, test } from 'vitest'
import { readTree, type Tree, scoreByTrees, writeTree } from './trees.ts'

const TREE: Tree = [
  { feature: 1, upTo: 0.5, left: 1, right: 2 },
  { value: -0.25 },
  { feature: 0, upTo: 3, left: 3, right: 4 },
  { value: 0.5 },
  { value: 2 },
]

test('a node leads to the left up to its threshold, and to the right above it', () => {
  expect(scoreByTrees([TREE], [9, 0.5])).toBe(-0.25)
  expect(scoreByTrees([TREE], [3, 1])).toBe(0.5)
  expect(scoreByTrees([TREE], [4, 1])).toBe(2)
})

test('the scores of trees are added, and without trees the score is zero', () => {
  expect(scoreByTrees([TREE, TREE], [4, 1])).toBe(4)
  expect(scoreByTrees([], [4, 1])).toBe(0)
})

test('a tree is the same after writing and reading it', () => {
  expect(readTree(writeTree(TREE))).toEqual(TREE)
})
