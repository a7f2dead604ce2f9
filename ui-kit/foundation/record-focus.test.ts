// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordFocus } from './record-focus.ts';

const byId = (id: string) => document.getElementById(id) as HTMLElement;
const focused = () => document.activeElement?.id || document.activeElement?.localName;
/** Waits until the observers of the page have reported. */
const observed = () => new Promise((resolve) => setTimeout(resolve));

function open(name = 'layer', ...content: string[]): (within?: Element) => void {
  const layer = document.createElement('div');
  layer.id = name;
  layer.innerHTML = `<div role="dialog" tabindex="-1" id="${name}-dialog">${content.join('')}
    <button id="${name}-button">OK</button></div>`;
  document.body.append(layer);
  const returnFocus = recordFocus(layer);
  byId(`${name}-button`).focus();
  return (within) => {
    layer.inert = true;
    returnFocus(within);
    layer.remove();
  };
}

beforeEach(() => {
  document.body.innerHTML = `
    <div id="root"><a id="skip" href="#main">Skip</a><main id="main" tabindex="-1">
      <h1>Messages</h1>
      <section id="section">
        <button id="all">All</button>
        <ul id="list">
          <li id="row1"><button id="open1">1</button><button id="delete1">x</button></li>
          <li id="row2"><button id="open2">2</button><button id="delete2">x</button></li>
          <li id="row3"><button id="open3">3</button><button id="delete3">x</button></li>
        </ul>
        <p><button id="more">More</button></p>
      </section>
    </main></div>`;
});
afterEach(() => {
  document.dispatchEvent(new Event('pointerdown'));
  vi.useRealTimers();
});

test.each([
  ['its row has gone: to the next row', 'delete2', ['row2'], 'open3'],
  ['the last row has gone: to the row before', 'delete3', ['row3'], 'delete2'],
  ['the list has gone: to what came after it', 'delete2', ['list'], 'more'],
  ['it alone has gone: to what came before it', 'delete2', ['delete2'], 'open2'],
  ['nothing in the content is left: to the content', 'delete2', ['section'], 'main'],
  ['the content has gone: to the page', 'delete2', ['main'], 'skip'],
])('focus returns to what opened the layer; %s', (_name, opener, removed, next) => {
  byId(opener).focus();
  const close = open();
  for (const id of removed) byId(id).remove();
  close();
  expect(focused()).toBe(next);
});

test('an opener that is no longer focusable is skipped', () => {
  byId('delete2').focus();
  const close = open();
  (byId('delete2') as HTMLButtonElement).disabled = true;
  close();
  expect(focused()).toBe('open2');
});

test('an opener that is removed after the layer has closed passes the focus on, repeatedly', async () => {
  byId('delete2').focus();
  open()();
  expect(focused()).toBe('delete2');
  byId('row2').remove();
  await observed();
  expect(focused()).toBe('open3');
  byId('row3').remove();
  await observed();
  expect(focused()).toBe('delete1');
});

test('the focus is not passed on once the person has moved it or pressed elsewhere', async () => {
  byId('delete2').focus();
  open()();
  byId('all').focus();
  byId('all').blur();
  byId('row2').remove();
  await observed();
  expect(focused()).toBe('body');

  byId('delete3').focus();
  open()();
  document.dispatchEvent(new Event('pointerdown'));
  byId('row3').remove();
  await observed();
  expect(focused()).toBe('body');
});

test('the focus is not passed on long after the layer has closed', async () => {
  vi.useFakeTimers();
  byId('delete2').focus();
  open()();
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  byId('row2').remove();
  await observed();
  expect(focused()).toBe('body');
});

test('focus that was moved elsewhere before the layer closed stays there', () => {
  byId('delete2').focus();
  const close = open();
  byId('all').focus();
  close();
  expect(focused()).toBe('all');
});

test('a layer that was opened from another one returns the focus to the opener of that one', () => {
  byId('delete2').focus();
  const closeQuestion = open('question');
  const closeReveal = open('reveal');
  closeQuestion();
  expect(focused()).toBe('reveal-button');
  byId('row2').remove();
  closeReveal();
  expect(focused()).toBe('open3');
});

test('a layer that opens as the previous opener is removed returns the focus close to it', () => {
  byId('delete2').focus();
  open()();
  byId('row2').remove();
  expect(focused()).toBe('body');
  open('next')();
  expect(focused()).toBe('open3');
});

test('a layer above another one returns the focus into that one', () => {
  open('lower', '<button id="add">Add</button>');
  byId('add').focus();
  const close = open('upper');
  byId('add').remove();
  close(byId('lower'));
  expect(focused()).toBe('lower-dialog');
});

test('a layer without an opener returns the focus to the main content', () => {
  open()();
  expect(focused()).toBe('main');
});
