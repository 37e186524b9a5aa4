"""Writes the rest of the unseen set with reportlab and python-docx: `python3 bench/cv-import/make/unseen.py`, after unseen.mjs."""
import json
import os
import textwrap
import docx
from docx.shared import Pt
from reportlab.lib.pagesizes import letter
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import BaseDocTemplate, Frame, FrameBreak, PageTemplate, Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

HERE = os.path.join(os.path.dirname(__file__), '../files')
WORDS = {
    'es': dict(summary='Acerca de mí', jobs='Experiencia', studies='Formación académica', skills='Aptitudes', languages='Idiomas', certs='Cursos y certificaciones', contact='Datos personales'),
    'en': dict(summary='Profile', jobs='Work Experience', studies='Education', skills='Key Skills', languages='Languages', certs='Certifications', contact='Contact'),
}
BODY = ParagraphStyle('b', fontName='Times-Roman', fontSize=11, leading=14)
BOLD = ParagraphStyle('bb', parent=BODY, fontName='Times-Bold')
HEAD = ParagraphStyle('h', parent=BODY, fontName='Helvetica-Bold', fontSize=12, leading=18, spaceBefore=9, textColor='#7a1f1f')
NAME = ParagraphStyle('n', parent=BODY, fontName='Helvetica', fontSize=22, leading=28)


def P(text, style=BODY):
    return Paragraph(text.replace('&', '&amp;'), style)


def courier(x, w, path):
    c = Canvas(path, pagesize=letter)
    y = 740
    def put(text, size=10):
        nonlocal y
        for each in textwrap.wrap(text, 82) or ['']:
            if y < 60:
                c.showPage()
                y = 740
            c.setFont('Courier', size)
            c.drawString(54, y, each)
            y -= size * 1.35
    put(x['name'], 14)
    put(f"{x['phoneText']}  {x['email']}")
    put(f"{x['city']}, {x['stateName']}")
    put(x['link'])
    for head, texts in [(w['jobs'], [t for j in x['jobs'] for t in [f"{j['jobtitle']} / {j['company']}", j['span'], *['* ' + each for each in j['duties']], '']]), (w['studies'], [t for s in x['studies'] for t in [f"{s['degree']} / {s['institution']}", f"{s['start']} - {s['end']}"]]), (w['skills'], [', '.join(x['skills'])]), (w['languages'], [f"{l['name']}: {l['label']}" for l in x['languages']]), (w['certs'], [f"{c_['name']}, {c_['issuer']}, {c_['year']}" for c_ in x['certifications']])]:
        put('')
        put(head.upper(), 12)
        for text in texts:
            put(text)
    c.save()


def values(x, w, path):
    style = TableStyle([('VALIGN', (0, 0), (-1, -1), 'TOP'), ('LINEBELOW', (0, 0), (-1, -1), 0.3, 'grey')])
    widths = [40 * mm, 128 * mm]
    rows = lambda pairs: Table([[P(a, BOLD), P(b) if isinstance(b, str) else b] for a, b in pairs], colWidths=widths, style=style)
    story = [P(x['name'], NAME), P(w['contact'], HEAD), rows([('Celular', x['phoneText']), ('Correo', x['email']), ('Ciudad', f"{x['city']}, {x['stateName']}"), ('LinkedIn', x['link'])]), P(w['jobs'], HEAD), rows([(j['span'], [P(j['company'], BOLD), P(j['jobtitle'])] + [P('• ' + each) for each in j['duties']]) for j in x['jobs']]), P(w['studies'], HEAD), rows([(f"{s['start']} - {s['end']}", [P(s['institution'], BOLD), P(s['degree'])]) for s in x['studies']]), P(w['languages'], HEAD), rows([(l['name'], l['label']) for l in x['languages']]), P(w['skills'], HEAD), P(', '.join(x['skills'])), P(w['certs'], HEAD), rows([(c['year'], f"{c['name']}, {c['issuer']}") for c in x['certifications']])]
    SimpleDocTemplate(path, pagesize=letter).build(story)


def halves(x, w, path):
    document = BaseDocTemplate(path, pagesize=letter)
    width, height = letter
    document.addPageTemplates([PageTemplate(id='p', frames=[Frame(15 * mm, height - 50 * mm, width - 30 * mm, 38 * mm), Frame(15 * mm, 12 * mm, 105 * mm, height - 62 * mm), Frame(127 * mm, 12 * mm, 74 * mm, height - 62 * mm)])])
    story = [P(x['name'], NAME), P(x['headline']), P(f"{x['phoneText']} | {x['email']} | {x['city']}, {x['stateName']}"), P(x['link']), FrameBreak(), P(w['jobs'], HEAD)]
    for j in x['jobs']:
        story += [P(f"{j['jobtitle']} — {j['company']}", BOLD), P(j['span']), P(' '.join(j['duties'])), Spacer(1, 6)]
    story += [FrameBreak(), P(w['summary'], HEAD), P(x['summary']), P(w['studies'], HEAD)]
    for s in x['studies']:
        story += [P(s['degree'], BOLD), P(s['institution']), P(f"{s['start']} - {s['end']}")]
    story += [P(w['skills'], HEAD)] + [P('• ' + each) for each in x['skills']] + [P(w['languages'], HEAD)] + [P(f"{l['name']} – {l['label']}") for l in x['languages']] + [P(w['certs'], HEAD)] + [P(f"{c['name']} ({c['year']})") for c in x['certifications']]
    document.build(story)


def boldlines(x, w, path):
    story = [P(x['name'], NAME), P(f"{x['phoneText']} / {x['email']} / {x['city']}, {x['stateName']} / {x['link']}"), P(w['summary'], HEAD), P(x['summary']), P(w['jobs'], HEAD)]
    for j in x['jobs']:
        story += [P(f"{j['company']} – {j['jobtitle']} | {j['span']}", BOLD), P('. '.join(j['duties'])), Spacer(1, 5)]
    story += [P(w['studies'], HEAD)] + [P(f"{s['institution']} – {s['degree']} | {s['start']} - {s['end']}", BOLD) for s in x['studies']]
    story += [P(w['skills'], HEAD), P(' / '.join(x['skills'])), P(w['languages'], HEAD), P(' / '.join(f"{l['name']} {l['label']}" for l in x['languages'])), P(w['certs'], HEAD)] + [P(f"{c['year']} {c['name']}, {c['issuer']}") for c in x['certifications']]
    SimpleDocTemplate(path, pagesize=letter).build(story)


def heading(d, text, size=14):
    run = d.add_paragraph().add_run(text)
    run.bold = True
    run.font.size = Pt(size)


def breaks(x, w, d):
    heading(d, x['name'], 24)
    d.add_paragraph(f"{x['city']}, {x['stateName']}\n{x['phoneText']}\n{x['email']}\n{x['link']}")
    for head, texts in [(w['jobs'], ['\n'.join([j['jobtitle'], j['company'], j['span'], *['- ' + each for each in j['duties']]]) for j in x['jobs']]), (w['studies'], ['\n'.join([s['degree'], s['institution'], f"{s['start']} - {s['end']}"]) for s in x['studies']]), (w['skills'], ['\n'.join(x['skills'])]), (w['languages'], ['\n'.join(f"{l['name']}: {l['label']}" for l in x['languages'])]), (w['certs'], ['\n'.join(f"{c['name']}, {c['issuer']}, {c['year']}" for c in x['certifications'])])]:
        heading(d, head)
        for text in texts:
            d.add_paragraph(text)


def capitals(x, w, d):
    heading(d, x['name'].upper(), 20)
    for label, value in [('TELÉFONO', x['phoneText']), ('CORREO', x['email']), ('CIUDAD', f"{x['city']}, {x['stateName']}"), ('LINKEDIN', x['link'])]:
        d.add_paragraph(f"{label}: {value}")
    heading(d, w['jobs'].upper(), 13)
    for j in x['jobs']:
        d.add_paragraph().add_run(f"{j['company'].upper()} ({j['span'].upper()})").bold = True
        d.add_paragraph(j['jobtitle'].upper())
        for each in j['duties']:
            d.add_paragraph(each, style='List Bullet')
    for head, texts in [(w['studies'], [f"{s['degree'].upper()}, {s['institution'].upper()} ({s['start']}-{s['end']})" for s in x['studies']]), (w['skills'], [each.upper() for each in x['skills']]), (w['languages'], [f"{l['name']} {l['label']}".upper() for l in x['languages']]), (w['certs'], [f"{c['name']}, {c['issuer']}, {c['year']}".upper() for c in x['certifications']])]:
        heading(d, head.upper(), 13)
        for text in texts:
            d.add_paragraph(text)


def nested(x, w, d):
    heading(d, x['name'], 22)
    d.add_paragraph(f"{x['email']} · {x['phoneText']} · {x['city']}, {x['stateName']} · {x['link']}")
    table = d.add_table(0, 2)
    for head, pairs in [(w['jobs'], [(j['span'], [j['jobtitle'], j['company'], *['• ' + each for each in j['duties']]]) for j in x['jobs']]), (w['studies'], [(f"{s['start']} - {s['end']}", [s['degree'], s['institution']]) for s in x['studies']]), (w['languages'], [(l['name'], [l['label']]) for l in x['languages']]), (w['certs'], [(c['year'], [f"{c['name']}, {c['issuer']}"]) for c in x['certifications']])]:
        row = table.add_row().cells
        merged = row[0].merge(row[1])
        merged.text = ''
        merged.paragraphs[0].add_run(head).bold = True
        for left, rights in pairs:
            cells = table.add_row().cells
            cells[0].text = left
            cells[1].text = rights[0]
            for text in rights[1:]:
                cells[1].add_paragraph(text)
    heading(d, w['skills'], 11)
    d.add_paragraph(', '.join(x['skills']))


for x in json.load(open(os.path.join(HERE, 'unseen-people.json'), encoding='utf-8')):
    path = os.path.join(HERE, 'unseen', x['file'])
    w = WORDS[x['language']]
    if x['file'].endswith('.docx'):
        document = docx.Document()
        globals()[x['layout']](x, w, document)
        document.save(path)
    else:
        globals()[x['layout']](x, w, path)
os.remove(os.path.join(HERE, 'unseen-people.json'))
