import { element, svgOf } from '../shared/picture';
import { type Board, linesOf, marks, size } from './board';
import { writeBoard } from './notation';

const cell = 40;

/**
 * Draws a board, with every completed line struck through, as SVG.
 *
 * @param board any rows of any characters: what is not X or O is written as it is, so that an illegal board shows too
 */
export function drawBoard(board: Board): string {
  const columns = Math.max(size, ...board.map((row) => row.length));
  const rows = Math.max(size, board.length);
  return svgOf({
    title: 'Tic-tac-toe board',
    description: describe(board),
    width: columns * cell,
    height: rows * cell,
    text: writeBoard(board),
    body: [...gridLines(columns, rows), ...cellsOf(board), ...strikes(board)],
  });
}

function describe(board: Board): string {
  const rows = board.map((row, index) => {
    const cells = [...row].map((mark) => (mark === ' ' ? 'blank' : mark));
    return `Row ${index + 1}: ${cells.join(', ')}.`;
  });
  return [...rows, ...completedBy(board)].join(' ');
}

function isGrid(board: Board): boolean {
  return board.length === size && board.every((row) => row.length === size);
}

function completedBy(board: Board): string[] {
  if (!isGrid(board)) return [];
  return marks.flatMap((mark) => {
    const count = linesOf(board, mark).length;
    return count === 0 ? [] : [`${mark} has ${count === 1 ? 'a line' : `${count} lines`}.`];
  });
}

function gridLines(columns: number, rows: number): string[] {
  const steps = (count: number) => Array.from({ length: count - 1 }, (_, index) => (index + 1) * cell);
  const paths = [
    ...steps(columns).map((x) => `M${x} 3V${rows * cell - 3}`),
    ...steps(rows).map((y) => `M3 ${y}H${columns * cell - 3}`),
  ];
  return [element('path', { d: paths.join(''), fill: 'none', stroke: '#8b8372', 'stroke-width': 2 })];
}

function cellsOf(board: Board): string[] {
  return board.flatMap((row, y) =>
    [...row].map((mark, x) => markAt(mark, x * cell + cell / 2, y * cell + cell / 2)),
  );
}

function markAt(mark: string, x: number, y: number): string {
  const pen = { fill: 'none', 'stroke-width': 5, 'stroke-linecap': 'round' };
  const arm = 9;
  if (mark === 'X') {
    const cross = `M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`;
    return element('path', { d: cross, stroke: '#1f4e8c', ...pen });
  }
  if (mark === 'O') return element('circle', { cx: x, cy: y, r: arm + 1, stroke: '#b3541e', ...pen });
  const letter = {
    x,
    y: y + 7,
    'text-anchor': 'middle',
    'font-family': 'sans-serif',
    'font-size': 20,
    fill: '#7a6f5c',
  };
  return mark === ' ' ? '' : element('text', letter, mark);
}

function strikes(board: Board): string[] {
  if (!isGrid(board)) return [];
  const middle = (index: number): [number, number] => [
    (index % size) * cell + cell / 2,
    Math.floor(index / size) * cell + cell / 2,
  ];
  return marks
    .flatMap((mark) => linesOf(board, mark))
    .map(([first, , last]) => {
      const [[fromX, fromY], [toX, toY]] = [middle(first), middle(last)];
      const reach = (from: number, to: number) => Math.sign(to - from) * (cell / 2 - 5);
      const start = `M${fromX - reach(fromX, toX)} ${fromY - reach(fromY, toY)}`;
      const end = `L${toX + reach(fromX, toX)} ${toY + reach(fromY, toY)}`;
      const gold = { stroke: '#d9a400', 'stroke-width': 4, 'stroke-linecap': 'round', opacity: 0.85 };
      return element('path', { d: start + end, ...gold });
    });
}
