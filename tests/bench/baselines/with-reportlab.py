"""Draws pages with ReportLab and prints the CPU time of it: forms drawn once, streams compressed, built-in Helvetica.

python3 with-reportlab.py PAGES.json OUT.pdf
"""

import io
import json
import math
import sys
import time

from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfgen.canvas import Canvas

MM = 72 / 25.4


def rgb(ink):
    value = 0 if ink == "black" else int(ink[1:], 16)
    return (value >> 16) / 255, (value >> 8 & 255) / 255, (value & 255) / 255


def outline(canvas, mark):
    paint = mark["paint"]
    fill, stroke = paint.get("fill"), paint.get("stroke")
    if fill is None and stroke is None:
        return
    if fill is not None:
        canvas.setFillColorRGB(*rgb(fill))
    if stroke is not None:
        canvas.setStrokeColorRGB(*rgb(stroke))
        canvas.setLineWidth(paint.get("width", 0.1))
    path = canvas.beginPath()
    for step in mark["steps"]:
        if step[0] == "M":
            path.moveTo(step[1], step[2])
        elif step[0] == "L":
            path.lineTo(step[1], step[2])
        elif step[0] == "C":
            path.curveTo(*step[1:])
        else:
            path.close()
    canvas.drawPath(path, fill=fill is not None, stroke=stroke is not None, fillMode=0 if mark["evenodd"] else 1)


def text(canvas, mark):
    font = "Helvetica-Bold" if mark["font"] == "bold" else "Helvetica"
    size = mark["size"] / MM
    share = {"start": 0, "middle": 0.5, "end": 1}[mark["align"]]
    shift = share * stringWidth(mark["text"], font, size) if share else 0
    turn = math.radians(mark["degrees"])
    cos, sin = math.cos(turn), math.sin(turn)
    line = canvas.beginText()
    line.setFillColorRGB(*rgb(mark["ink"]))
    line.setFont(font, size)
    line.setTextTransform(cos, sin, sin, -cos, mark["x"] - shift * cos, mark["y"] - shift * sin)
    line.textOut(mark["text"])
    canvas.drawText(line)


def code(canvas, mark):
    canvas.saveState()
    canvas.transform(*mark["matrix"])
    canvas.doForm(f"F{mark['corners']}")
    canvas.setFillGray(0)
    path = canvas.beginPath()
    for dark in mark["others"]:
        path.rect(dark["x"], dark["y"], dark["w"], dark["h"])
    canvas.drawPath(path, fill=1, stroke=0)
    canvas.restoreState()


def form(canvas, mark):
    canvas.saveState()
    if "show" in mark:
        clip = canvas.beginPath()
        clip.rect(*mark["show"])
        canvas.clipPath(clip, stroke=0, fill=0)
    canvas.transform(*mark["matrix"])
    canvas.doForm(f"F{mark['form']}")
    canvas.restoreState()


PUT = {"outline": outline, "text": text, "code": code, "form": form}


def draw(document):
    out = io.BytesIO()
    canvas = Canvas(out, pageCompression=1)
    for number, art in enumerate(document["forms"]):
        bleed = art["bleed"]
        canvas.beginForm(f"F{number}", -bleed, -bleed, art["width"] + bleed, art["height"] + bleed)
        for mark in art["marks"]:
            PUT[mark["kind"]](canvas, mark)
        canvas.endForm()
    for page in document["pages"]:
        canvas.setPageSize((page["width"] * MM, page["height"] * MM))
        canvas.transform(MM, 0, 0, -MM, 0, page["height"] * MM)
        for mark in page["marks"]:
            PUT[mark["kind"]](canvas, mark)
        canvas.showPage()
    canvas.save()
    return out.getvalue()


with open(sys.argv[1], encoding="utf-8") as source:
    given = json.load(source)
start = time.process_time()
drawn = draw(given)
print(json.dumps({"cpu": (time.process_time() - start) * 1000}))
with open(sys.argv[2], "wb") as target:
    target.write(drawn)
