"""Measuring the words on a board: how large they are, whether they lie on one another or are cut off."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

# All words that can be seen on the board, with their boxes on the screen and their size at scale 1 of their drawing.
# Stacks that overlap on purpose say so (data-overlaps); names of people, and what has its whole text in a title, may
# end in an ellipsis; of a drawing in a window (data-window) only what is in sight counts.
MEASURE = """() => {
    const found = [];
    const roots = document.querySelectorAll('#board, .beside');
    const cuts = new Map([[document.body, false]]);
    const clipped = (node) => {
        if (!node) return false;
        if (!cuts.has(node)) {
            const own = node instanceof HTMLElement && getComputedStyle(node).clipPath !== 'none';
            cuts.set(node, own || clipped(node.parentElement));
        }
        return cuts.get(node);
    };
    const shown = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !clipped(node);
    const frames = new Map();
    const frameOf = (node) => {
        if (!frames.has(node)) {
            const { overflowX, overflowY } = getComputedStyle(node);
            const open = overflowX === 'visible' && overflowY === 'visible';
            const hides = overflowX === 'hidden' || overflowX === 'clip';
            frames.set(node, open ? null : { edge: node.getBoundingClientRect(), hides });
        }
        return frames.get(node);
    };
    for (const root of roots) {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
            const words = walker.currentNode.textContent.trim();
            const holder = walker.currentNode.parentElement;
            if (!words || holder.closest('title, desc, script, style, dialog') || !shown(holder)) continue;
            const range = document.createRange();
            range.selectNodeContents(walker.currentNode);
            const boxes = [...range.getClientRects()].filter((box) => box.width > 0.5 && box.height > 0.5);
            if (!boxes.length) continue;
            let size = parseFloat(getComputedStyle(holder).fontSize);
            const drawing = holder instanceof SVGElement ? holder.ownerSVGElement : null;
            let outer = drawing;
            while (outer?.ownerSVGElement) outer = outer.ownerSVGElement;
            if (outer) size *= holder.getScreenCTM().a / outer.getScreenCTM().a;
            const frame = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
            let cut = false;
            for (let at = holder; at && at !== root.parentElement; at = at.parentElement) {
                if (!(at instanceof HTMLElement) || at.matches('[data-window]') || !frameOf(at)) continue;
                const { edge, hides } = frameOf(at);
                frame.left = Math.max(frame.left, edge.left);
                frame.top = Math.max(frame.top, edge.top);
                frame.right = Math.min(frame.right, edge.right);
                frame.bottom = Math.min(frame.bottom, edge.bottom);
                cut ||= hides && boxes.some((box) => box.right > edge.right + 1 || box.left < edge.left - 1);
            }
            const window = holder.closest('[data-window]')?.getBoundingClientRect();
            const inside = (box) => !window || (box.left >= window.left - 1 && box.right <= window.right + 1 &&
                box.top >= window.top - 1 && box.bottom <= window.bottom + 1);
            if (!boxes.every(inside)) continue;
            const paper = outer?.getBoundingClientRect();
            const beyond = boxes.some((box) => box.left < -1 && !holder.closest('[data-window]') ||
                (paper && !window && (box.left < paper.left - 1 || box.right > paper.right + 1)));
            found.push({
                words, size, cut: cut && !holder.closest('bdi, [title]'), beyond,
                overlaps: holder.closest('[data-overlaps]') !== null,
                boxes: boxes.map((box) => ({
                    left: Math.max(box.left, frame.left), top: Math.max(box.top, frame.top),
                    right: Math.min(box.right, frame.right), bottom: Math.min(box.bottom, frame.bottom),
                })),
            });
        }
    }
    return found;
}"""
TOUCH = 2.0
"""How far boxes of letters may reach into one another: they are taller and wider than the ink."""


SMALL = {"gallerist": 9.5, "art-society": 9.5}
"""The smallest words, in pixels at scale 1, on boards that are large drawings."""


def least(game: str) -> float:
    """The smallest words that a board may have; one that is no large drawing is a page like others."""
    return SMALL.get(game, 12.0)


def words_on(page: Page) -> list[dict[str, Any]]:
    """All words on the board."""
    found: list[dict[str, Any]] = page.evaluate(MEASURE)
    return found


def meet(one: dict[str, float], two: dict[str, float]) -> bool:
    """Whether two boxes lie on one another; a fifth of the height is room above and below the letters."""
    across = min(one["right"], two["right"]) - max(one["left"], two["left"])
    down = min(one["bottom"], two["bottom"]) - max(one["top"], two["top"])
    room = 0.25 * min(one["bottom"] - one["top"], two["bottom"] - two["top"])
    return across > TOUCH and down > TOUCH + room


def highest(words: dict[str, Any]) -> float:
    """Where words begin, from the top of the screen."""
    return float(min(box["top"] for box in words["boxes"]))


def objections_to_words(page: Page, least: float) -> list[str]:
    """What is too small, cut off, beyond the paper, or on top of something else."""
    found = words_on(page)
    wrong = [f"{each['words']!r} is {each['size']:.1f} px" for each in found if each["size"] < least - 0.05]
    wrong += [f"{each['words']!r} is cut off" for each in found if each["cut"]]
    wrong += [f"{each['words']!r} leaves the paper" for each in found if each["beyond"]]
    free = sorted((each for each in found if not each["overlaps"]), key=highest)
    for at, one in enumerate(free):
        bottom = max(box["bottom"] for box in one["boxes"])
        for two in free[at + 1 :]:
            if highest(two) > bottom:
                break  # and so do all that follow
            if any(meet(a, b) for a in one["boxes"] for b in two["boxes"]):
                wrong.append(f"{one['words']!r} and {two['words']!r} overlap")
    return wrong
